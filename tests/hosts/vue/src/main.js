import { createApp } from "vue";
import App from "./App.vue";
import { pages } from "./pages";

window.heard = [];

createApp(App).use(pages).mount("#root");
