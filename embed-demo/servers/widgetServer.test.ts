import { expect, test } from "vitest";
import { originsOf } from "../hosting/origins";
import { widgetServer } from "./widgetServer";

test.each(["/content/default/logo.svg", "/content/prairie-lantern/icons/auto-dark.svg"])("nothing in the picture %s runs when it is opened on its own", async (path) => {
  const { status, headers } = await widgetServer(originsOf(4400), { dist: "dist", content: "embed-demo/content" }).request(path);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({ "content-type": "image/svg+xml", "content-security-policy": "sandbox", "x-content-type-options": "nosniff", "cross-origin-resource-policy": "cross-origin" });
});
