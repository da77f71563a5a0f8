import DefaultTheme from "vitepress/theme-without-fonts";
import { h } from "vue";
import "./docs.css";
import { notFound } from "./notFound";

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "not-found": notFound }),
};
