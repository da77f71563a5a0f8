import { phrases } from "../../kernel/phrase";

/** Labels that cases share. */
export const caseTexts = phrases("case", {
  connect: "Let's connect!",
  edit: "Edit my details",
});
