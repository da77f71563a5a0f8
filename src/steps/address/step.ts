import type { Phrase } from "../../kernel/phrase";
import type { Effect } from "../../session/effect";
import { addressFields } from "../../session/entity/address";
import type { LineStep } from "../../session/line";

/** The first step of every line that insures something with an address. */
export const addressStep = (title: Phrase, createApplication: () => Promise<Effect>): LineStep => ({
  id: "address",
  title,
  screen: () => import("./AddressScreen"),
  fields: addressFields,
  effects: async () => {
    const [{ addressEffects }, create] = await Promise.all([import("./effects"), createApplication()]);
    return addressEffects(create);
  },
  cases: ["addressNotFound", "codeNotSupported"],
});
