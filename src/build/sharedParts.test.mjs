import { expect, it } from "vitest";
import { exportedOnce } from "./sharedParts.mjs";

const load = (code) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

it("writes what repeats once, parts of parts included, and short things where they stand", () => {
  const inner = { text: "an address of a home" };
  const code = exportedOnce("screens", { auto: [inner, "a"], home: { inner, list: [1] }, more: { inner, list: [1] } });
  expect(code).toBe('const part0={"text":"an address of a home"};const part1={"inner":part0,"list":[1]};export const screens = {"auto":[part0,"a"],"home":part1,"more":part1};');
});

it.each([
  ["nothing that repeats", { a: 1, b: [true, null, "x"] }],
  ["the whole repeated in itself", [[["the same and the same"]], [["the same and the same"]]]],
  ["text that looks like code", { a: { text: '";alert(1);//\u2028</script>' }, b: { text: '";alert(1);//\u2028</script>' } }],
])("exports the data unchanged: %s", async (_what, data) => {
  expect((await load(exportedOnce("data", data))).data).toEqual(data);
});
