import type { Language } from "../../kernel/language";

/**
 * A first screen, rendered during the build. It is plain data, because markup in a string would need innerHTML, which
 * Trusted Types refuse. Parts that depend on the partner's content stay open until that is available.
 */
export type AheadText =
  | string
  | { readonly all: readonly AheadText[] }
  /** A path in the partner's config: `logo.src`. */
  | { readonly config: string }
  /** A text, in the partner's wording if there is one. `base` has its placeholders filled. */
  | { readonly key: string; readonly base: AheadText; readonly params?: Readonly<Record<string, AheadText>> };

export interface AheadElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, AheadText>>;
  readonly children: readonly (AheadElement | AheadText)[];
}

/** The same with a partner's texts, completely filled in. */
export interface SaidElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SaidElement | string)[];
}

export interface AheadScreen {
  /** `auto/address`. */
  readonly route: string;
  readonly root: AheadElement;
}

/** Screens by line slug, in one language; `css` has all rules that they need. */
export interface FirstScreens {
  readonly language: Language;
  readonly screens: Readonly<Record<string, AheadScreen>>;
  readonly css: string;
}

export const isElement = (node: AheadElement | AheadText): node is AheadElement => typeof node === "object" && "tag" in node;

/** Returns the class names in a tree. */
export const classesIn = (element: AheadElement): readonly string[] => [
  ...String(element.attributes.class ?? "").split(" "),
  ...element.children.flatMap((child) => (isElement(child) ? classesIn(child) : [])),
];
