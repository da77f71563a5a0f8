import { expect, it } from "vitest";
import { dayFromWritten, monthFromWritten, typedFromWritten } from "./writtenDate";

/** People of 16 and older fill in forms in 2026. */
const lastBirth = 2010;

it.each([
  ["4/12/88", "04/12/1988"],
  ["4-12-88", "04/12/1988"],
  ["4 12 1988", "04/12/1988"],
  ["12/31/04", "12/31/2004"],
  ["1/2/10", "01/02/2010"],
  ["1/2/11", "01/02/1911"],
  ["1/2/26", "01/02/1926"],
  ["April 12 1988", "04/12/1988"],
  ["Apr 12, 1988", "04/12/1988"],
  ["Sept. 7th, 85", "09/07/1985"],
  ["12 April 1988", "04/12/1988"],
  ["12 de abril de 1988", "04/12/1988"],
  ["7 ene 1990", "01/07/1990"],
  ["9 del dic. del 1990", "12/09/1990"],
  ["  Jan 7 1990 ", "01/07/1990"],
  ["Apr 12 '86", "04/12/1986"],
  ["4/12/’86", "04/12/1986"],
  ["Tuesday, April 12, 1988", "04/12/1988"],
  ["Tue Apr 12 1988", "04/12/1988"],
  ["martes, 12 de abril de 1988", "04/12/1988"],
  ["mar 1 mar 1988", "03/01/1988"],
  ["mar 12 1988", "03/12/1988"],
  ["sáb 7 ene 1990", "01/07/1990"],
])("%s is %s", (text, date) => expect(typedFromWritten(text, lastBirth)).toBe(date));

it.each([
  ["6/15/19", "06/15/2019"],
  ["12/1/26", "12/01/2026"],
  ["1/2/27", "01/02/2027"],
  ["1/2/28", "01/02/1928"],
  ["December 1, 2026", "12/01/2026"],
  ["1 de diciembre de 2026", "12/01/2026"],
  ["Monday, December 21, 2026", "12/21/2026"],
  ["12/21/2026 10:00 AM", "12/21/2026"],
  ["12/21/26, 9:30 p.m.", "12/21/2026"],
  ["December 21, 2026 at 10:00", "12/21/2026"],
  ["21 de diciembre de 2026 a las 9:30 a. m.", "12/21/2026"],
  ["2026-12-21T10:00:00.000Z", "12/21/2026"],
  ["2026-12-21T10:00:00-05:00", "12/21/2026"],
])("with 2027 as the last year, %s is %s", (text, date) => expect(typedFromWritten(text, 2027)).toBe(date));

it.each(["", "4/12", "4/12/198", "4 12 198", "9/7/1985", "9.7.1985", "2/30/88", "Smarch 12 1988", "ma 12 1988", "April 31 1988", "12 13 April 1988", "April May 1988", "April May 12", "4 12", "4/12/88/1", "April 12x 1988", "April 12 1988 x1", "12x 4 88", "x12 April 88", "Apr1l 12 1988", "Tuesday 12 1988", "April Tuesday 12 1988", "Tuesday Monday April 12 1988", "tu April 12 1988", "April 12 '1988x", "10:00 AM", "12/21 10:00", "12/21/2026 10"])("%j isn't changed", (text) =>
  expect(typedFromWritten(text, lastBirth)).toBe(text),
);

it.each([
  ["May 2004", "05/2004"],
  ["sept. 1985", "09/1985"],
  ["mayo de 2004", "05/2004"],
  ["2004 May", "05/2004"],
  ["January 2004", "01/2004"],
  ["2004-05", "05/2004"],
  ["2004/12", "12/2004"],
  ["5/2004", "05/2004"],
  ["5/04", "05/2004"],
  ["12-10", "12/2010"],
  ["12/11", "12/1911"],
  ["May 04", "05/2004"],
  ["1/04", "01/2004"],
  ["May 15, 2004", "05/15/2004"],
])("the month %s is %s", (text, month) => expect(monthFromWritten(text, lastBirth)).toBe(month));

it.each(["", "05/2004", "5/4", "5/200", "0/04", "13/04", "2004", "2004-00", "2004-13", "204-05", "Smarch 2004", "May June", "May 4", "May 2004 x1", "6/15/2005"])("the month %j isn't changed", (text) =>
  expect(monthFromWritten(text, lastBirth)).toBe(text),
);

it.each([
  ["03/2019", "03/01/2019"],
  ["6/15", "6/15"],
  ["06/1526", "06/15/2026"],
  ["06/1926", "06/01/1926"],
  ["06/2026", "06/01/2026"],
  ["April 12", "April 12"],
  ["marzo de 2019", "03/01/2019"],
  ["2019-03", "03/01/2019"],
  ["3/15/19", "03/15/2019"],
  ["03/15/2019", "03/15/2019"],
  ["13/2019", "13/2019"],
  ["last summer", "last summer"],
  ["", ""],
])("the day %j is %j", (text, day) => expect(dayFromWritten(text, 2027)).toBe(day));
