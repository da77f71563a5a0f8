import type { Invariant } from "./invariant";

/** Values that a program shows when it has none to show, and placeholders that nobody filled. */
const broken = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date|\{[a-z]\w*\}|\bnull\b/;

export const readable: Invariant = {
  says: "Nothing reads like a program's own value.",
  patience: 1_500,
  faults({ screen, kept }) {
    const texts = [kept.title, screen.text, ...screen.things.map(({ name }) => name)];
    return texts.flatMap((text) => {
      const found = broken.exec(text);
      return found ? [`"${text.slice(Math.max(0, found.index - 40), found.index + 40)}"`] : [];
    });
  },
};
