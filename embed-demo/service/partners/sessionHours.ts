import { sessionHours } from "../../../src/business/limits";
import { z } from "../../../src/kernel/zod";

const { usual, max } = sessionHours;
const schema = z.object({ sessionHours: z.catch(z.int().check(z.gte(usual), z.lte(max)), usual) });

/** Hours of a session with the partner of this config. Like the widget, it takes a value out of bounds as none. */
export const sessionHoursOf = (config: object): number => schema.parse(config).sessionHours;
