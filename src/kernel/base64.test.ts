import { expect, it } from "vitest";
import { jsonFromBase64 } from "./base64";

const encoded = (text: string) => Buffer.from(text).toString("base64");
const json = '{"city":"Peñasco","q":"a?>b"}';

it.each([
  ["base64", encoded(json)],
  ["base64url", Buffer.from(json).toString("base64url")],
  ["base64 whose plus a query turned into a space", encoded(json).replace(/\+/g, " ")],
])("reads %s", (_kind, text) => expect(jsonFromBase64(text, 4_096)).toEqual(JSON.parse(json)));

it.each([
  ["what isn't base64", "%%%"],
  ["what isn't JSON", encoded("{city")],
  ["nothing", ""],
])("reads %s as null", (_what, text) => expect(jsonFromBase64(text, 4_096)).toBeNull());

it("reads up to its limit and not beyond", () => {
  const text = encoded('"abcdef"');
  expect(jsonFromBase64(text, text.length)).toBe("abcdef");
  expect(jsonFromBase64(text, text.length - 1)).toBeNull();
});
