// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { createRouter } from "./createRouter";
import { routerNames } from "./names";

const before = location.href;
afterEach(() => history.replaceState(null, "", before));

it.each(routerNames)("personal parameters are removed from a page's address with the %s router, too, and the host's own stay", (name) => {
  history.replaceState({ own: 1 }, "", "/article?a=1&am=QWRh&lm=QWRh&b=%20&pm=QWRh#section-2");
  createRouter(name, "1", "/quote").forget?.(["am", "lm", "pm"]);
  expect([location.search, location.hash, history.state]).toEqual(["?a=1&b=%20", "#section-2", { own: 1 }]);
});
