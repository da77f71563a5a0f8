import { homes } from "../e2e/funnel/people";
import { nextMonth } from "../e2e/funnel/property";

/**
 * Answers by the English label of their question: what a person types, or the option to choose. Questions without an answer
 * here get "No", or else their first option; a field that nobody has to fill in stays empty.
 */
export type Answers = Readonly<Record<string, string>>;

const { line, city, zip } = homes.TX;

export const morgans: Answers = {
  "Street address": line,
  City: city,
  State: "TX",
  "ZIP code": zip,
  "First name": "Morgan",
  "Last name": "Avery",
  "Date of birth": "04/12/1986",
  "Date first licensed": "05/2004",
  Email: "morgan.avery@example.com",
  "Miles per year": "9500",
  "Insurance start date": nextMonth(),
  "How should we contact you?": "Email me",
};
