import { expect } from "vitest";
import { test } from "../../harness/test";
import type { Visitor } from "../../harness/visitor";
import { answerAddress, submit } from "../funnel/address";
import { answerDrivers } from "../funnel/driver";
import { homes } from "../funnel/people";

async function toVehicles(visitor: Visitor): Promise<void> {
  await visitor.isAt("auto/years-continuous-coverage");
  await visitor.choose(/^5 years or more/);
  await visitor.press("Continue");
  await visitor.isAt("auto/vehicle");
}

test("vehicles on record start unselected, and are removed with their address", async ({ visit }) => {
  const visitor = await visit({ width: "phone" });
  const boxes = visitor.widget.getByRole("checkbox", { name: /^Insure the/ });
  await answerAddress(visitor, { ...homes.TX, line: "1 Full Garage St" });
  await visitor.isAt("auto/driver");
  await answerDrivers(visitor);
  await toVehicles(visitor);
  await visitor.seesHeading("Which cars do you want to insure?");
  await boxes.first().waitFor();
  expect(await boxes.count()).toBe(8);
  expect(await visitor.widget.getByRole("checkbox", { checked: true }).count()).toBe(0);

  const removed = (await boxes.nth(1).getAttribute("aria-label"))!.replace("Insure the ", "");
  await visitor.press(`Remove ${removed}`);
  const undo = visitor.button(`Undo: ${removed} was removed.`);
  await visitor.focusIsOn(undo);
  expect(await boxes.count()).toBe(7);
  const [row, next] = await Promise.all([undo.boundingBox(), boxes.nth(1).boundingBox()]);
  expect(row!.y).toBeLessThan(next!.y);
  await visitor.page.keyboard.press("Enter");
  await visitor.focusIsOn(boxes.nth(1));
  expect(await boxes.nth(1).getAttribute("aria-label")).toBe(`Insure the ${removed}`);

  await visitor.press("Continue");
  await visitor.sees("Select at least one vehicle");
  await boxes.first().check();
  await visitor.choose("Paid in full", "Is it paid off?");
  await visitor.sees("Continue with 1 vehicle");
  const own = await boxes.first().getAttribute("aria-label");

  await visitor.back();
  await visitor.isAt("auto/years-continuous-coverage");
  await visitor.back();
  await visitor.isAt("auto/driver");
  await visitor.back();
  await visitor.isAt("auto/address");
  await visitor.fill("Street address", homes.TX.line);
  await visitor.press(submit);
  await visitor.isAt("auto/driver");
  await visitor.press("Continue");
  await toVehicles(visitor);
  await boxes.first().waitFor();
  expect(await boxes.count()).toBe(1);
  expect(await boxes.first().getAttribute("aria-label")).toBe(own);
  expect(await boxes.first().isChecked()).toBe(true);
  expect(await visitor.widget.getByText("From public records").count()).toBe(0);
});
