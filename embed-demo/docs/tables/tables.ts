import { elementTables } from "./elementTables";
import { faultTables } from "./faultTables";
import { floorDrawings } from "./floorDrawings";
import { partnerTables } from "./partnerTables";
import { serviceTables } from "./serviceTables";
import { tokenTables } from "./tokenTables";

/** Every table and drawing that a page can insert, by name: Markdown from code and schemas, so that nothing is written twice. */
export const tables = async (): Promise<Readonly<Record<string, string>>> => ({ ...elementTables, ...(await partnerTables()), ...serviceTables, ...tokenTables(), ...faultTables, ...floorDrawings });
