/**
 * The only door to zod. Under a strict Content Security Policy zod's compiled parsers would call `new Function`,
 * so just-in-time compilation is turned off before any schema is made.
 */
import * as z from "zod/mini";

z.config({ jitless: true });

export { z };
