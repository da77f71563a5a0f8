import { z } from "../../../src/kernel/zod";

/** A model year of a vehicle's register. */
export const modelYear = z.int("It isn't a model year.").check(z.minimum(1_900, "It is before 1900."), z.maximum(2_100, "It is after 2100."));
