import { expect, it } from "vitest";
import { fill, phrases, say } from "./phrase";

const texts = phrases("auto.driver", { title: "Tell us about {name}", plain: "Continue" });

it("keys phrases by their place", () => expect(texts.title).toEqual({ key: "auto.driver.title", english: "Tell us about {name}" }));

it.each([
  ["the English where nothing else is given", say(fill(texts.title, { name: "Maya" })), "Tell us about Maya"],
  ["the partner's wording first", say(texts.plain, { "auto.driver.plain": "Go on" }), "Go on"],
  ["an empty wording too", say(texts.plain, { "auto.driver.plain": "" }), ""],
  ["nothing in place of a missing value", say(texts.title), "Tell us about "],
  ["what was typed as it is, braces and all", say(fill(texts.title, { name: "{name}" })), "Tell us about {name}"],
])("says %s", (_what, said, text) => expect(said).toBe(text));
