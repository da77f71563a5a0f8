import type { Answers } from "../../flow/field";
import { driverHistory } from "../history/fields";
import { drivers } from "./fields";

/** What of the drivers moves a price, each with their history. Names count: carriers look a household's records up by them. */
export const ratedDrivers = (answers: Answers): unknown =>
  answers.get(drivers).map(({ id: _id, key, ...driver }) => [driver, answers.get(driverHistory)[key]]);
