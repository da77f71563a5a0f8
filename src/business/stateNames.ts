import type { StateCode } from "./states";

export interface UsState {
  code: StateCode;
  name: string;
  /** 1-56. */
  fips: number;
}

const table =
  "AL1Alabama,AK2Alaska,AZ4Arizona,AR5Arkansas,CA6California,CO8Colorado,CT9Connecticut,DE10Delaware,DC11District of Columbia," +
  "FL12Florida,GA13Georgia,HI15Hawaii,ID16Idaho,IL17Illinois,IN18Indiana,IA19Iowa,KS20Kansas,KY21Kentucky,LA22Louisiana,ME23Maine," +
  "MD24Maryland,MA25Massachusetts,MI26Michigan,MN27Minnesota,MS28Mississippi,MO29Missouri,MT30Montana,NE31Nebraska,NV32Nevada," +
  "NH33New Hampshire,NJ34New Jersey,NM35New Mexico,NY36New York,NC37North Carolina,ND38North Dakota,OH39Ohio,OK40Oklahoma,OR41Oregon," +
  "PA42Pennsylvania,RI44Rhode Island,SC45South Carolina,SD46South Dakota,TN47Tennessee,TX48Texas,UT49Utah,VT50Vermont,VA51Virginia," +
  "WA53Washington,WV54West Virginia,WI55Wisconsin,WY56Wyoming";

/** The 50 states and DC, by name. FIPS numbers as the Census Bureau gives them. */
export const usStates: readonly UsState[] = table.split(",").map((entry) => {
  const [, code, fips, name] = /^([A-Z]{2})(\d+)(.+)$/.exec(entry) ?? [];
  return { code: code as StateCode, fips: Number(fips), name: name ?? "" };
});

export const isStateCode = (code: string): code is StateCode => usStates.some((state) => state.code === code);
