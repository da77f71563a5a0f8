import { expect, test } from "vitest";
import { writtenStreet } from "./writtenStreet";

test.each([
  ["418 ALDER ST APT 2", "", "418 Alder St", "Apt 2"],
  ["418 ALDER ST, UNIT #4B", "", "418 Alder St", "Unit 4B"],
  ["418 ALDER ST #12", "", "418 Alder St", "#12"],
  ["1200 NW 5TH AVE", "STE 300", "1200 NW 5th Ave", "Ste 300"],
  ["PO BOX 12", "", "PO Box 12", ""],
  ["N123W456 MCKINLEY RD", "", "N123W456 McKinley Rd", ""],
  ["2401 US HWY 1", "", "2401 US Hwy 1", ""],
  ["12 Elm Street", "", "12 Elm Street", ""],
  ["9 RUE ST. GERMAIN", "", "9 Rue St. Germain", ""],
])("%s, %s", (first, second, street, unit) => expect(writtenStreet(first, second)).toEqual([street, unit]));
