/**
 * Shapes of what has to be checked before the first field: a stored session, a partner's config. zod does it everywhere
 * else, but costs a tenth of what a first screen may weigh. The interface is the part of zod's that we use, so that a
 * field takes either.
 */
export interface Shape<Value> {
  /** `at` names the member that is wrong, where there is one. */
  safeParse(value: unknown): { readonly success: true; readonly data: Value } | { readonly success: false; readonly at?: string };
}

export type Shaped<Given> = Given extends Shape<infer Value> ? Value : never;

const failed = { success: false } as const;
const shape = <Value>(read: (value: unknown) => Value | undefined): Shape<Value> => ({
  safeParse(value) {
    const data = read(value);
    return data === undefined ? failed : { success: true, data };
  },
});

/** For what is written in the code itself: throws when it doesn't fit. */
export function parse<Value>(of: Shape<Value>, value: unknown): Value {
  const read = of.safeParse(value);
  if (!read.success) throw new Error(`Not of its shape: ${read.at ?? "value"}`);
  return read.data;
}

const plain = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

export const string = (pattern?: RegExp): Shape<string> =>
  shape((value) => (typeof value === "string" && (!pattern || pattern.test(value)) ? value : undefined));
export const number: Shape<number> = shape((value) => (typeof value === "number" && Number.isFinite(value) ? value : undefined));
export const boolean: Shape<boolean> = shape((value) => (typeof value === "boolean" ? value : undefined));
export const unknown: Shape<unknown> = { safeParse: (data) => ({ success: true, data }) };

export const oneOf = <const Value extends string | number>(...values: readonly Value[]): Shape<Value> =>
  shape((value) => values.find((known) => known === value));

export const nullable = <Value>(inner: Shape<Value>): Shape<Value | null> => ({
  safeParse: (value) => (value === null ? { success: true, data: null } : inner.safeParse(value)),
});

/** Absent becomes the fallback; present and wrong is wrong. */
export const withDefault = <Value>(inner: Shape<Value>, fallback: Value): Shape<Value> => ({
  safeParse: (value) => (value === undefined ? { success: true, data: fallback } : inner.safeParse(value)),
});

export const optional = <Value>(inner: Shape<Value>): Shape<Value | undefined> => ({
  safeParse: (value) => (value === undefined ? { success: true, data: undefined } : inner.safeParse(value)),
});

export const array = <Value>(inner: Shape<Value>): Shape<readonly Value[]> =>
  shape((value) => {
    if (!Array.isArray(value)) return undefined;
    const read = value.map((member) => inner.safeParse(member));
    return read.every((member) => member.success) ? read.map((member) => member.data) : undefined;
  });

export const record = <Value>(inner: Shape<Value>): Shape<Readonly<Record<string, Value>>> =>
  shape((value) => {
    if (!plain(value)) return undefined;
    const read = Object.entries(value).map(([key, member]) => [key, inner.safeParse(member)] as const);
    return read.every(([, member]) => member.success)
      ? Object.fromEntries(read.map(([key, member]) => [key, (member as { data: Value }).data]))
      : undefined;
  });

type Members = Readonly<Record<string, Shape<unknown>>>;
type OptionalKeys<Given extends Members> = { [Key in keyof Given]: undefined extends Shaped<Given[Key]> ? Key : never }[keyof Given];
type ObjectOf<Given extends Members> = { [Key in Exclude<keyof Given, OptionalKeys<Given>>]: Shaped<Given[Key]> } & {
  [Key in OptionalKeys<Given>]?: Shaped<Given[Key]>;
};

/** Keys that it doesn't know are dropped. */
export const object = <Given extends Members>(members: Given): Shape<ObjectOf<Given>> => ({
  safeParse(value) {
    if (!plain(value)) return failed;
    const read: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(members)) {
      const member = inner.safeParse(value[key]);
      if (!member.success) return { success: false, at: member.at === undefined ? key : `${key}.${member.at}` };
      if (member.data !== undefined) read[key] = member.data;
    }
    return { success: true, data: read as ObjectOf<Given> };
  },
});
