import type { Fault } from "../publish/fault";
import { paintOf } from "./paints";
import type { Say } from "./speaker";

/** A fault's text as a sentence, with a color by what it paints, as the studio names it everywhere. */
export const sentenceOf = (text: string, say: Say): string => {
  const said = say(text.replace(/^on ([a-z\d-]+) it has/, (whole, ground: string) => {
    const paint = paintOf(`color.${ground}`);
    return paint === null ? whole : `on “${paint}” it has`;
  }));
  return `${said[0]!.toUpperCase()}${said.slice(1)}.`;
};

/** The faults shown at a field: those that prevent publishing as its error, others as help. */
export function faultsAt(faults: readonly Fault[], file: string, place: string, say: Say): { readonly error?: string; readonly help?: string } {
  const own = faults.filter((fault) => fault.file === file && fault.place === place);
  const said = (stops: boolean): string => own.filter((fault) => fault.stops === stops).map(({ text }) => sentenceOf(text, say)).join(" ");
  const [error, help] = [said(true), said(false)];
  return { ...(error && { error }), ...(help && { help }) };
}
