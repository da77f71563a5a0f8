import { mount } from "svelte";
// Before the first component: Svelte sets properties of a defined element, and writes an object as text elsewhere.
import "insurance-quote/define";
import App from "./App.svelte";

window.heard = [];

mount(App, { target: document.getElementById("root") });
