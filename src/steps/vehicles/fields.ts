import { field } from "../../flow/field";
import { z } from "../../kernel/zod";

/** A vehicle as the visitor has it. Text is as typed; the wire's numbers are made when it is sent. */
const vehicleAnswer = z.object({
  /** Given by the service, once the vehicle is on the application. */
  id: z.optional(z.string()),
  /** Names the vehicle in this session, whatever its place in the list. */
  key: z.string(),
  /** Place among the vehicles that are sent; 0 is the first. */
  sequenceNum: z.number(),
  /** Empty where the vehicle was entered by year, make and model. */
  vin: z.string(),
  plYear: z.string(),
  plMake: z.string(),
  plModel: z.string(),
  /** Empty where nobody knows it. */
  bodyStyle: z.string(),
  /** `Owned` is "Paid in full", `Lien` "Financed/Leased" (spec §2). */
  ownershipType: z.enum(["Owned", "Lien", ""]),
  /** `TOBEREMOVED` is still on the application and was unselected here. */
  status: z.enum(["UNSELECTED", "SELECTED", "ADDEDTOAPP", "TOBEREMOVED"]),
  /** From public records, and not gone over by the visitor. */
  prefill: z.boolean(),
  /** Miles a year, where the state has them asked for each vehicle (decision 27). */
  numberOfMiles: z.string(),
});
export type VehicleAnswer = z.infer<typeof vehicleAnswer>;

/** Every vehicle that the visitor knows of here, chosen or not. */
export const vehicles = field<readonly VehicleAnswer[]>("vehicles", z.array(vehicleAnswer), {
  label: "Vehicles",
  initial: [],
  personal: true,
});

/** Chosen for the quote. */
export const isChosen = ({ status }: VehicleAnswer): boolean => status === "SELECTED" || status === "ADDEDTOAPP";
