import type { Invariant } from "./invariant";

/** The heading of the quotes, in both languages. */
const counted = /^(?:Your (\d+) quotes are in|Ya están sus (\d+) cotizaciones)$/;

/** The element's own words where its parts can't be fetched; they stand in the host's page without a heading. */
const unloaded = /^(?:The quote form didn't load\.|No se pudo cargar el formulario de cotización\.)/;

/** The button that shows the rest of a long list. */
const rest = /^(?:Show (\d+) more quotes?|Mostrar (\d+) (?:cotización|cotizaciones) más)$/;

export const agreeing: Invariant = {
  says: "Heading, count and list agree.",
  patience: 6_000,
  faults({ screen, kept }) {
    if (!kept.hasWidget) return [];
    const isOver = screen.things.some(({ role }) => role === "dialog" || role === "alertdialog");
    const headings = screen.things.filter(({ role }) => role === "heading");
    const [first] = headings;
    if (!isOver && !first && !unloaded.test(screen.text)) return ["The screen has no heading."];
    const count = headings.map(({ name }) => counted.exec(name)).find(Boolean);
    if (!count || isOver) return [];
    const folded = screen.things.map(({ name }) => rest.exec(name)).find(Boolean);
    const shown = screen.things.filter(({ role }) => role === "article").length + Number(folded?.[1] ?? folded?.[2] ?? 0);
    const said = Number(count[1] ?? count[2]);
    return shown === said ? [] : [`The heading says ${said} quotes, and the list has ${shown}.`];
  },
};
