import { Visitor } from "../../harness/visitor";
import { until } from "../browser/until";

/** A visitor outside the tests, whose runner isn't there to poll. */
export class Walker extends Visitor {
  override async isAt(route: string | RegExp): Promise<void> {
    const isThere = (at: string): boolean => (typeof route === "string" ? at === route : route.test(at));
    await until(`The route is ${String(route)}`, () => Promise.resolve(isThere(this.route() ?? "") || null), 50);
  }
}
