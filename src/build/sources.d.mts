import type { Plugin } from "rollup";

export declare const stripTypes: Plugin;
export declare const json: Plugin;
