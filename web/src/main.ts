import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./ui/styles.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
// Receives notices, and opens the app while the server cannot be reached.
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  void navigator.serviceWorker.ready.then((registration) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
    registration.active?.postMessage({ loaded: own.map(({ pathname }) => pathname) });
  });
}
