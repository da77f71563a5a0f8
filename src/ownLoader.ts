import { hosted } from "virtual:addresses";
import { sourceLanguage } from "./kernel/language";
import { ownScripts } from "./element/firstPaint/handover";
import { paintAndLoad } from "./element/firstPaint/paintAndLoad";
import { begin } from "./element/loader/begin";

/* The code of a partner's own script: loader and painter in one. Publishing puts a line with the partner's content and the
   first screens of its lines before it (embed-demo/publish). A page is painted as soon as the script has run. */
begin({
  dist: ownScripts()[0]?.dist ?? "./",
  hosted,
  load: (page) => {
    const all = ownScripts().map(({ first }) => first);
    const screens = Object.assign({}, ...all.map((first) => first.screens)) as (typeof all)[number]["screens"];
    return paintAndLoad(page, { language: all[0]?.language ?? sourceLanguage, screens, css: all.map(({ css }) => css).join("") });
  },
});
