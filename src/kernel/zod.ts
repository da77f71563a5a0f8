/**
 * The only import of zod. Its compiled parsers would call `new Function`, which a strict Content Security Policy forbids, so
 * just-in-time compilation is turned off before any schema is created.
 */
import * as z from "zod/mini";

z.config({ jitless: true });

export { z };
