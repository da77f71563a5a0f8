import { reachPrices, type Walk } from "./walk";

/** Drives a page that contains the tag from the start. */
export const walkPage: Walk = async (visitor, arrived) => {
  await visitor.arrive();
  await arrived();
  await reachPrices(visitor);
};
