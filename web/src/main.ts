import { mount } from "svelte";
import App from "./app/App.svelte";
import "./ui/look.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
