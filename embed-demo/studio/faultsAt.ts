import type { Fault } from "../publish/fault";

/** The faults shown at a field: those that prevent publishing as its error, others as help. */
export function faultsAt(faults: readonly Fault[], file: string, place: string): { readonly error?: string; readonly help?: string } {
  const own = faults.filter((fault) => fault.file === file && fault.place === place);
  const said = (stops: boolean): string => own.filter((fault) => fault.stops === stops).map(({ text }) => `${text[0]!.toUpperCase()}${text.slice(1)}.`).join(" ");
  const [error, help] = [said(true), said(false)];
  return { ...(error && { error }), ...(help && { help }) };
}
