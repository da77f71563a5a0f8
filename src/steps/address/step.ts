import { screenWith } from "../../form/screenWith";
import { addressFields } from "../../session/fields/address";
import type { LineStep } from "../../session/line";
import { AddressScreen } from "./AddressScreen";
import { addressEffects } from "./effects";
import type { AddressOptions } from "./options";

/** The first step of every line that insures something at an address. */
export const addressStep = (options: AddressOptions): LineStep => ({
  id: "address",
  title: options.title,
  screen: screenWith(AddressScreen, options),
  fields: addressFields,
  effects: addressEffects(options.createApplication),
  cases: ["addressNotFound", "codeNotSupported"],
});
