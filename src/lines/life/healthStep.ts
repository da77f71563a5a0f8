import { healthRatings } from "../../business/life";
import { oneQuestion } from "../../form/oneQuestion";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { healthRating } from "./fields";
import { healthIcons } from "./healthIcons";
import { sendHealth } from "./requests";

const titles = phrases("life.title", { health: "How would you describe your health?" });
const texts = phrases("life.health", {
  lede: "Pick the closest match. No medical exam or paperwork for now.",
  helpTitle: "Not sure which to pick?",
  help: "Choose the lower one. The insurance company will ask about your health before your policy starts. A realistic price is more likely to hold.",
});
const labels = phrases("life.health.label", { Excellent: "Excellent", Great: "Great", Good: "Good", Fair: "Fair" });
const hints = phrases("life.health.hint", {
  Excellent: "No health conditions or regular medications",
  Great: "A minor condition that's under control",
  Good: "One or two conditions managed with medication",
  Fair: "Being treated now, or had a serious illness",
});

export const healthStep: LineStep = {
  id: "health",
  title: titles.health,
  ...oneQuestion({
    field: healthRating,
    answers: healthRatings,
    labels,
    hints,
    icons: healthIcons,
    lede: texts.lede,
    help: { title: texts.helpTitle, text: texts.help },
  }),
  effects: [sendHealth],
};
