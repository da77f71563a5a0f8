import { act } from "react";
import { expect, it } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { ShareLink } from "./ShareLink";

const page = mounted();

it.each([
  ["to the link, to be copied from there, after a refused copy", false, "share-link"],
  ["nowhere after a copy", true, ""],
])("the focus goes %s", async (_name, isCopied, id) => {
  page.render(<ShareLink url="https://example.com/" code={{ size: 1, path: "" }} codeLabel="" label="" copy="" copied="" onCopy={() => Promise.resolve(isCopied)} />);
  await act(async () => page.container.querySelector("button")!.click());
  expect(document.activeElement!.id).toBe(id);
});
