/** Loads the decoder for browsers without one of their own. The builds that can't contain it leave it out (src/build/decoder.mjs). */
export const loadDecoder = () => import("./wasmDecoder");
