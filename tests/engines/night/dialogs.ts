import { expect } from "vitest";
import { answerScreen } from "../answerScreen";
import { morgans } from "../answers";
import type { Person } from "../person";
import type { Visit } from "../visiting";
import { walk } from "../walk";
import { others } from "../walks";
import type { NightTest } from "./nightTest";

const unknown = { ...morgans, "Street address": "1 Nowhere Ln" };
/** Life asks for 18 years. */
const tooYoung = `01/01/${new Date().getFullYear() - 5}`;

const dialog = { role: "dialog", name: "Hmm, we can't find your address" } as const;
const opener = { role: "button", name: "Almost there!" } as const;

const opens = async (person: Person): Promise<void> => {
  await person.pressThing(opener);
  await person.find(dialog);
};

const closes = (person: Person): Promise<true> => person.until("The page without the dialog", (screen) => (person.allOf(screen, { role: "dialog" }).length === 0 && person.allOf(screen, opener).length > 0 ? true : undefined));

async function askForUnknownAddress({ person, goToRoute }: Visit): Promise<void> {
  await goToRoute("auto/address");
  await person.press("Enter address manually");
  await person.find({ role: "button", name: "Search for my address" });
  await answerScreen(person, unknown);
}

export const dialogs: readonly NightTest[] = (["pointer", "keyboard"] as const).flatMap((hand): NightTest[] => [
  {
    name: `a dialog opened by ${hand} takes the focus, holds it, and gives it back on Escape`,
    options: { hand },
    async visit(visit) {
      const { person, tab } = visit;
      await askForUnknownAddress(visit);
      await opens(person);
      await person.until("The dialog's focused title", ({ things }) => things.find(({ role, focused }) => role === "heading" && focused));
      for (let stop = 0; stop < 8; stop += 1) {
        await tab.press("Tab");
        expect(await person.reader.focusIsTrapped(), `after ${stop + 1} presses of Tab`).toBe(true);
      }
      await tab.press("Escape");
      await closes(person);
      // Some engines give no button the focus that a pointer presses.
      if (hand === "keyboard") await person.until("The focus back on its button", (screen) => person.allOf(screen, opener).find(({ focused }) => focused));
    },
  },
  {
    name: `Back closes a dialog opened by ${hand}, and what was typed stays`,
    options: { hand },
    async visit(visit) {
      const { person, tab } = visit;
      await askForUnknownAddress(visit);
      await opens(person);
      await tab.back();
      await closes(person);
      const { address } = await person.look();
      expect(new URL(address).pathname).toMatch(/auto\/address$/);
      expect((await person.find({ role: "textbox", name: "City" })).value).toBe(morgans["City"]);
      await opens(person);
    },
  },
]).concat([
  {
    name: "a dialog that can't be dismissed stays on Escape, however often it is pressed",
    async visit({ person, tab, goToRoute }) {
      const { start, answers } = others.find(({ name }) => name.startsWith("life"))!;
      await goToRoute(start);
      await walk(person, { answers, last: /^life\/personal-info$/ });
      await answerScreen(person, { ...answers, "Date of birth": tooYoung });
      await person.press("Continue");
      await person.find({ role: "dialog" });
      for (let time = 0; time < 4; time += 1) await tab.press("Escape");
      await person.find({ role: "dialog" });
      await person.press("Edit my details");
      await person.until("The page without the dialog", ({ things }) => (things.some(({ role }) => role === "dialog") ? undefined : true));
    },
  },
]);
