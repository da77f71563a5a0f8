import { z } from "../kernel/zod";

const isCode = (value: unknown): boolean => typeof value === "string" && /^[A-Za-z_]*$/.test(value);

/** A wire value such as TENANT_PRIMARY or smokeDetector, empty while nothing is chosen. The field's rule checks that the value exists. */
export const code = <Value extends string>() => z.custom<Value | "">(isCode);

export const codes = <Value extends string>() => z.array(z.custom<Value>(isCode));
