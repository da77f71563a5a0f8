import type { Shape } from "../kernel/shape";
import { array, string } from "../kernel/shape";

/**
 * A wire value such as TENANT_PRIMARY or smokeDetector, empty while nothing is chosen. Which values there are is for the rule to
 * say, which loads late: no first screen waits for lists of roofs.
 */
export const code = <Value extends string>(): Shape<Value | ""> => string(/^[A-Za-z_]*$/) as Shape<Value | "">;

export const codes = <Value extends string>(): Shape<readonly Value[]> => array(code<Value>()) as Shape<readonly Value[]>;
