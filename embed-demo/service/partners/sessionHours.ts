import { sessionHours } from "../../../src/business/limits";
import { z } from "../../../src/kernel/zod";
import { configOf } from "./configOf";

const { usual, max } = sessionHours;
const schema = z.object({ sessionHours: z.catch(z.int().check(z.gte(usual), z.lte(max)), usual) });

/** Hours of a session with the partner. Like the widget, it takes a config's value out of bounds as none. */
export const sessionHoursOf = (partnerId: string): number => schema.parse(configOf(partnerId)).sessionHours;
