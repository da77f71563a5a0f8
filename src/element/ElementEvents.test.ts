// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ElementEvents } from "./ElementEvents";

it("tells what has happened before it leaves the page", () => {
  const element = document.createElement("div");
  const heard: string[] = [];
  for (const name of ["iq-complete", "iq-navigate"]) element.addEventListener(name, () => heard.push(name));
  const { emit } = new ElementEvents(element);
  emit("iq-complete", { line: "pet", kind: "hand-off", leadId: null, reference: null });
  expect(heard).toEqual([]);
  emit("iq-navigate", { url: "https://pets.example.com/", kind: "pet-partner" });
  expect(heard).toEqual(["iq-complete", "iq-navigate"]);
});
