import type { Phrase } from "../kernel/phrase";

/** What a rule may look at besides its own value. Nothing else: a rule reads no clock, no global. */
export interface RuleContext {
  readonly answers: Answers;
  /** Two-letter code of the risk's state; null while unknown. */
  readonly state: string | null;
  readonly now: Date;
}

/** What guards a value that comes from outside. zod's schemas fit. */
interface Shape<Value> {
  safeParse(value: unknown): { readonly success: true; readonly data: Value } | { readonly success: false };
}

/**
 * One thing that a line asks: its name in the draft, its shape, its start, and the rule that a person's input has to meet.
 * `shape` guards what comes from outside (storage, prefill parameters); `rule` speaks to people.
 */
export interface Field<Value> {
  readonly name: string;
  /** What the person sees it called: above the control and in an error summary. */
  readonly label?: Phrase;
  readonly shape: Shape<Value>;
  readonly initial: Value;
  /** Personal data never enters URLs, events or logs. */
  readonly personal: boolean;
  /** What of the answer moves a price: a change of it asks for prices anew. Absent: nothing does. */
  rated?(value: Value, answers: Answers): unknown;
  rule?(value: Value, context: RuleContext): Phrase | null;
}

export type AnyField = Field<unknown>;

interface FieldOptions<Value> {
  initial: Value;
  /** As text, which the build takes out where the field's name stands beside it, or as a phrase. */
  label?: string | Phrase | undefined;
  /** False where it isn't said. */
  personal?: boolean;
  /** Outlives a change of line, and the start of another quote. False where it isn't said: such an answer goes with its line. */
  kept?: boolean;
  /** The answer as it is moves a price, or what the function makes of it. */
  rated?: true | Field<Value>["rated"];
  rule?: Field<Value>["rule"];
}

/** Whether an answer is kept, by its name, under which several lines may have a field. */
const keptNames = new Map<string, boolean>();

/**
 * Whether the answer of that name is kept. One that no loaded field has is: the line that asks it was left while its fields were
 * loaded, and would have taken it along.
 */
export const outlivesLine = (name: string): boolean => keptNames.get(name) ?? true;

export function field<Value>(name: string, shape: Shape<Value>, options: FieldOptions<Value>): Field<Value> {
  const { kept = false, label, rated } = options;
  keptNames.set(name, kept || keptNames.get(name) === true);
  return {
    name,
    ...(label !== undefined && { label: typeof label === "string" ? { key: `field.${name}`, english: label } : label }),
    shape,
    initial: options.initial,
    personal: options.personal ?? false,
    ...(rated && { rated: rated === true ? (value: Value) => value : rated }),
    ...(options.rule && { rule: options.rule }),
  };
}

/** The field without its rule: for a place where a record fills it in, and a person need not. */
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
