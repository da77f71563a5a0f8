import type { Phrase } from "../kernel/phrase";

/** Everything that a rule may use besides its own value: rules read no clock and no globals. */
export interface RuleContext {
  readonly answers: Answers;
  /** Two-letter code of the risk's state; null while unknown. */
  readonly state: string | null;
  readonly now: Date;
  /** The top-level domains in ASCII; absent until an address needs them. */
  readonly domains?: ReadonlySet<string> | null;
}

/** Validates a value from outside. zod's schemas fit. */
interface Shape<Value> {
  safeParse(value: unknown): { readonly success: true; readonly data: Value } | { readonly success: false };
}

/**
 * One question of a line: its name in the draft, its shape, its initial value, and the rule for a person's input. `shape`
 * validates values from outside (storage, prefill parameters); `rule` returns messages for people.
 */
export interface Field<Value> {
  readonly name: string;
  /** The name shown to the person, above the control and in an error summary. */
  readonly label?: Phrase;
  readonly shape: Shape<Value>;
  readonly initial: Value;
  /** Personal data never enters URLs, events or logs. */
  readonly personal: boolean;
  /** Outlives a change of line, and the start of another quote. */
  readonly kept: boolean;
  /** The part of the answer that affects a price: changing it requires new prices. Absent: nothing does. */
  rated?(value: Value, answers: Answers): unknown;
  rule?(value: Value, context: RuleContext): Phrase | null;
}

export type AnyField = Field<unknown>;

interface FieldOptions<Value> {
  initial: Value;
  /** A text, which the build extracts if the field's name stands beside it, or a phrase. */
  label?: string | Phrase | undefined;
  /** False by default. */
  personal?: boolean;
  /**
   * True if the answer outlives a change of line and the start of another quote. False by default: the answer is deleted
   * with its line.
   */
  kept?: boolean;
  /** True if the answer itself affects a price, or a function that returns the relevant part. */
  rated?: true | Field<Value>["rated"];
  rule?: Field<Value>["rule"];
}

export function field<Value>(name: string, shape: Shape<Value>, options: FieldOptions<Value>): Field<Value> {
  const { kept = false, label, rated } = options;
  return {
    name,
    ...(label !== undefined && { label: typeof label === "string" ? { key: `field.${name}`, english: label } : label }),
    shape,
    initial: options.initial,
    personal: options.personal ?? false,
    kept,
    ...(rated && { rated: rated === true ? (value: Value) => value : rated }),
    ...(options.rule && { rule: options.rule }),
  };
}

/**
 * A control inside a field's value, such as one on the card of a list's item. Errors and focus name it by its own name and label;
 * its value and rule stay the field's.
 */
export const controlIn = <Value>(field: Field<Value>, name: string, label: Phrase): Field<Value> => ({ ...field, name, label });

/** The field without its rule, for a place where a record fills it in and a person need not. */
export const unjudged = <Value>({ rule: _rule, ...field }: Field<Value>): Field<Value> => field;

/** Answers by field. A field that was not answered has its initial value. */
export interface Answers {
  get<Value>(field: Field<Value>): Value;
  has(field: AnyField): boolean;
}

export function answersOf(values: Readonly<Record<string, unknown>>): Answers {
  return {
    get: <Value>(of: Field<Value>) => (of.name in values ? (values[of.name] as Value) : of.initial),
    has: (of) => of.name in values,
  };
}
