import { phrases } from "../../kernel/phrase";

/** Labels that cases share. "Let's connect!" is the spec's default (§8). */
export const caseTexts = phrases("case", {
  connect: "Let's connect!",
  edit: "Edit my details",
});
