import { motorcycleCoverages } from "../../../../src/business/coveragesMotorcycle";
import { vehicleChoice } from "../../driven/vehicleChoice";
import { fixed, listed, oncePerState } from "../../coverages/choices";

/** Motorcycle's coverages in a state. They can't be changed online, so each has one option: the one that is rated. */
export const motorcycleCoveragesIn = oncePerState((state) =>
  listed(motorcycleCoverages, ({ id }) => {
    const choice = vehicleChoice(id, state);
    const option = choice?.options.find(({ value }) => value === choice.defaultValue);
    return choice && option ? { ...fixed(option), isRequired: choice.isRequired } : null;
  }),
);
