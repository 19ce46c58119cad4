import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./ui/styles.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
// Shows the offline page when the server cannot be reached.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => undefined);
