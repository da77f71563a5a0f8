/** True in builds with the decoder. The others make this false (src/build/decoder.mjs). */
export const hasDecoder = true;
