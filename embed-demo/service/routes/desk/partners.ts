import { z } from "../../../../src/kernel/zod";
import type { DeskRoute } from "../../http/deskRoute";
import { ProblemError } from "../../http/problemError";
import { validate } from "../../http/validate";
import type { PartnerOperations } from "../../partners/operations";
import { PartnerError } from "../../partners/partnerError";
import { partnerChange, partnerId } from "../../partners/partnerInput";

const named = z.extend(partnerChange, { id: partnerId });
const rotation = z.object({ id: partnerId, overlap: z.int().check(z.gte(0)) });
const keyed = z.object({ key: z.string() });

type Schema = typeof named | typeof rotation | typeof keyed;

/** The operator's calls about partners and their keys. Secrets aren't shown. */
export function partnerRoutes({ list, add, set, rotate, revoke }: PartnerOperations): readonly DeskRoute[] {
  const post = <Given extends Schema>(name: string, schema: Given, work: (given: z.output<Given>) => Promise<object | void>): DeskRoute => ({
    method: "POST",
    path: `/v1/desk/partners/${name}`,
    async answer({ body }) {
      try {
        return (await work(validate(schema, body, "body") as z.output<Given>)) ?? {};
      } catch (error) {
        if (error instanceof PartnerError) throw new ProblemError("VALIDATION", { detail: error.message });
        throw error;
      }
    },
  });
  return [
    { method: "GET", path: "/v1/desk/partners", answer: async () => ({ partners: await list() }) },
    post("add", named, ({ id, ...change }) => add(id, change)),
    post("set", named, ({ id, ...change }) => set(id, change)),
    post("rotate", rotation, ({ id, overlap }) => rotate(id, overlap)),
    post("revoke", keyed, ({ key }) => revoke(key)),
  ];
}
