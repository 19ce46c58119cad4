/** The drawings of Yatai. */
import atmosphere from "virtual:icons/red-paper-lantern";
import call from "virtual:icons/telephone-receiver";
import cleanliness from "virtual:icons/soap";
import cook from "virtual:icons/cooking";
import customers from "virtual:icons/bust-in-silhouette";
import delinquent from "virtual:icons/man-singer-light";
import double from "virtual:icons/busts-in-silhouette";
import employee from "virtual:icons/office-worker-light";
import fridge from "virtual:icons/snowflake";
import garbage from "virtual:icons/wastebasket";
import gyoza from "virtual:icons/dumpling";
import bag from "virtual:icons/takeout-box";
import influencer from "virtual:icons/glowing-star";
import menu from "virtual:icons/scroll";
import ramen from "virtual:icons/steaming-bowl";
import recycle from "virtual:icons/recycling-symbol";
import senior from "virtual:icons/older-person-light";
import serve from "virtual:icons/chopsticks";
import service from "virtual:icons/bellhop-bell";
import special from "virtual:icons/sparkles";
import stove from "virtual:icons/fire";
import student from "virtual:icons/student-light";
import taiyaki from "virtual:icons/fish";
import tempura from "virtual:icons/fried-shrimp";
import tourist from "virtual:icons/camera-with-flash";
import value from "virtual:icons/money-bag";
import yakitori from "virtual:icons/oden";
import drinks from "virtual:icons/sake";

export const DISHES: readonly string[] = [ramen, yakitori, gyoza, tempura];
export const GUESTS: readonly string[] = [senior, employee, delinquent, student, tourist];
export const REVIEWS: readonly string[] = [cleanliness, service, value, atmosphere];
export const TOKENS: readonly string[] = [taiyaki, bag, call, garbage];
export const ACTIONS: Readonly<Record<string, string>> = { customers, cook, drinks, recycle, serve };
export const BONUSES: Readonly<Record<string, string>> = { menu, influencer, fridge, stove, double, special };
/** A shape for each colour, tourists last, so that no colour stands alone. */
export const TINTS = ["red", "blue", "green", "yellow", "grey"] as const;
