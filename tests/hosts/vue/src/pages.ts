import { createRouter, createWebHistory } from "vue-router";
import Home from "./Home.vue";
import Quote from "./Quote.vue";

export const pages = createRouter({
  history: createWebHistory("/host/"),
  routes: [
    { path: "/", component: Home },
    { path: "/quote", component: Quote },
  ],
});
