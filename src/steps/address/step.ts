import { addressFields } from "../../session/entity/address";
import type { LineStep } from "../../session/line";
import type { AddressOptions } from "./options";

/** The first step of every line that insures something with an address. */
export const addressStep = (options: AddressOptions): LineStep => ({
  id: "address",
  title: options.title,
  screen: () => import("./AddressScreen").then(({ screenFor }) => screenFor(options)),
  fields: addressFields,
  effects: async () => {
    const [{ addressEffects }, create] = await Promise.all([import("./effects"), options.createApplication()]);
    return addressEffects(create);
  },
  cases: ["addressNotFound", "codeNotSupported"],
});
