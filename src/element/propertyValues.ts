import type { RouterAdapter } from "../app/navigation/router";
import type { attributes, AttributeName, CamelCase } from "./attributes";

type Parsed<Name extends AttributeName> = Exclude<ReturnType<(typeof attributes)[Name]>, undefined>;

/** One member, a list, or a list in one string, of which the compiler checks the first member. */
type OneOrMore<Member extends string> = Member | readonly Member[] | `${Member} ${string}` | `${Member},${string}`;

type Accepted<Name extends AttributeName> = Parsed<Name> extends readonly (infer Member extends string)[]
  ? OneOrMore<Member>
  : Parsed<Name> extends infer Value extends number
    ? Value | `${Value}`
    : Parsed<Name>;

/**
 * The values of the attributes, from their parsers; the property `router` takes an adapter, too. Text that a host reads from
 * elsewhere needs a cast, such as `as LineSlug`; the element checks it when it reads it.
 */
export type AttributeValues = { [Name in AttributeName]: Accepted<Name> | (Name extends "router" ? RouterAdapter : never) };

export type PropertyValues = { [Name in AttributeName as CamelCase<Name>]: AttributeValues[Name] };
