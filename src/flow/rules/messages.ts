import { phrases } from "../../kernel/phrase";

/** Messages that many fields share. */
export const messages = phrases("error", {
  required: "Required",
  invalid: "Invalid entry",
  selection: "Selection required",
  notANumber: "Must be a number",
  noDigits: "Cannot include numbers",
  noSpecial: "Invalid special characters",
  tooLong: "Use {max} characters or fewer",
});
