import { describe } from "vitest";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import { unknown, walkProperty } from "./funnel/property";

describe("a landlord's property and its use", () => {
  test("an apartment building, a manufactured home, then a house", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "landlord/address") });
    await walkProperty(visitor, { line: "landlord", home: unknown, to: "home-type" });
    await visitor.choose(/^Apartment building/);
    await visitor.press("Continue");
    await visitor.isAt("landlord/home-type?modal=landlord-complex-insurance-can-be-tricky-local-agent");
    await visitor.page.keyboard.press("Escape");
    await visitor.isAt("landlord/home-type");
    await visitor.choose(/^Manufactured/);
    await visitor.press("Continue");
    await visitor.isAt("landlord/home-type?modal=landlord-complex-insurance-can-be-tricky");
    await visitor.press("Edit my details");
    await visitor.isAt("landlord/home-type");
    await visitor.sees("An advisor quotes manufactured and mobile homes");
    await visitor.focusIsOn(visitor.widget.getByRole("radio", { name: /^Manufactured/ }));
    await visitor.choose(/^Single-family/);
    await visitor.press("Continue");
    await visitor.isAt("landlord/usage");

    const leadSaid = (recordType: string) =>
      visitor.page.waitForRequest((request) => request.method() === "PATCH" && (request.postData() ?? "").includes(`"recordType":"${recordType}"`));
    // Each update is awaited: one that is overtaken by the next press has nothing new to say, so it isn't sent.
    const raised = leadSaid("COMPLEX");
    await visitor.choose(/^Vacant/);
    await visitor.press("Continue");
    await visitor.isAt("landlord/usage?modal=landlord-complex-tricky-case-connect-via-phone");
    await visitor.page.keyboard.press("Escape");
    await visitor.dialog("Let's get this right!").waitFor();
    await raised;
    const cleared = leadSaid("HAPPY");
    await visitor.press("Edit my details");
    await cleared;
    await visitor.isAt("landlord/usage");
    await visitor.sees("An advisor quotes vacant homes by phone");
    const raisedAgain = leadSaid("COMPLEX");
    await visitor.press("Continue");
    await visitor.dialog("Let's get this right!").waitFor();
    await raisedAgain;
    await visitor.press("Let's connect!");
    await visitor.isAt("landlord/finalize/phone");
  });
});
