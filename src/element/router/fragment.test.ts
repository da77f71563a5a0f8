import { describe, expect, it } from "vitest";
import { canonical, keyOf, routeIn, withoutParameters, withRoute } from "./fragment";

describe("keyOf", () => {
  it.each([
    ["1", "iq"],
    ["2", "iq.2"],
    ["sidebar", "iq.sidebar"],
  ])("instance %s is stored under %s", (instance, key) => expect(keyOf("iq", instance)).toBe(key));
});

describe("canonical", () => {
  it.each([
    ["auto/driver", "auto/driver"],
    ["/auto/driver", "auto/driver"],
    ["/auto/prior-bodily-injury/", "auto/prior-bodily-injury"],
    ["//auto//driver", "auto/driver"],
    ["auto/address/?modal=auto-complex-x", "auto/address?modal=auto-complex-x"],
    ["/", ""],
    ["", ""],
    ["?modal=a?b", "?modal=a?b"],
  ])("%s is %s", (written, route) => expect(canonical(written)).toBe(route));
});

describe("withRoute", () => {
  it.each([
    ["nothing there", "", "auto/driver", "iq=/auto/driver"],
    ["the host's section stays in front", "section-2", "auto/driver", "section-2&iq=/auto/driver"],
    ["ours is replaced where it was", "a=1&iq=/auto/address&b=2", "auto/driver", "a=1&iq=/auto/driver&b=2"],
    ["another instance's is not ours", "iq.2=/pet/info", "auto/driver", "iq.2=/pet/info&iq=/auto/driver"],
    ["foreign parts keep their bytes", "q=a+b%20c&&x", "auto", "q=a+b%20c&&x&iq=/auto"],
    ["a part that only starts alike is not ours", "iqx=1", "auto", "iqx=1&iq=/auto"],
    ["the first screen of all", "", "", "iq=/"],
    ["the modal is part of the route", "", "auto/address?modal=auto-complex-x", "iq=/auto/address?modal=auto-complex-x"],
    ["what would end our part is encoded", "", "a?modal=x&y=#1 %+", "iq=/a?modal=x%26y=%231%20%25%2B"],
  ])("%s", (_why, parts, route, expected) => expect(withRoute(parts, "iq", route)).toBe(expected));
});

describe("routeIn", () => {
  it.each([
    ["", null],
    ["section-2", null],
    ["iq.2=/pet/info", null],
    ["iq", null],
    ["iq=", ""],
    ["iq=/", ""],
    ["section-2&iq=/auto/driver", "auto/driver"],
    ["iq=auto/driver/", "auto/driver"],
    ["iq=%2Fauto%2Fdriver", "auto/driver"],
    ["iq=/auto/address?modal=auto-complex-x&modal=host", "auto/address?modal=auto-complex-x"],
    ["iq=/auto/%zz", "auto/%zz"],
  ])("%s contains %s", (parts, route) => expect(routeIn(parts, "iq")).toBe(route));

  it.each(["", "auto/address", "a?modal=x&y=#1 %+", "pet/info?modal=é ü", "a=b/c=d"])("reads back %j", (route) =>
    expect(routeIn(withRoute("section-2&iq.2=/x", "iq", route), "iq")).toBe(route),
  );
});

describe("withoutParameters", () => {
  it.each([
    ["am=eyJ9&page=2", "page=2"],
    ["page=2&am=eyJ9", "page=2"],
    ["am=eyJ9", ""],
    ["page=2", "page=2"],
    ["amount=2&lm", "amount=2"],
    ["%61m=encoded&x=a+b", "x=a+b"],
    ["", ""],
  ])("%s leaves %s", (parts, left) => expect(withoutParameters(parts, ["am", "lm"])).toBe(left));
});
