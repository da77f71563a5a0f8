declare module "caniuse-lite" {
  interface Feature {
    /** "y" for each version of each browser that has the feature. */
    readonly stats: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }
  export const features: Readonly<Record<string, string>>;
  export function feature(packed: string): Feature;
}
