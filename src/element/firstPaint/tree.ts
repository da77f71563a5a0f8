import type { Language } from "../../kernel/language";

/**
 * A first screen, rendered when the widget is built: plain data, because markup in a string would need innerHTML, which
 * Trusted Types refuse. What the partner's content has a say in stays open until that content is there.
 */
export type AheadText =
  | string
  | { readonly all: readonly AheadText[] }
  /** Named in the partner's config: `logo.src`. */
  | { readonly config: string }
  /** A text, in the partner's wording where there is one. `base` has its placeholders filled. */
  | { readonly key: string; readonly base: AheadText; readonly params?: Readonly<Record<string, AheadText>> };

export interface AheadElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, AheadText>>;
  readonly children: readonly (AheadElement | AheadText)[];
}

/** The same in a partner's words: nothing is open any more. */
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

/** By line slug, in one language; `css` is all that these screens need. */
export interface FirstScreens {
  readonly language: Language;
  readonly screens: Readonly<Record<string, AheadScreen>>;
  readonly css: string;
}

export const isElement = (node: AheadElement | AheadText): node is AheadElement => typeof node === "object" && "tag" in node;

/** The class names in a tree. */
export const classesIn = (element: AheadElement): readonly string[] => [
  ...String(element.attributes.class ?? "").split(" "),
  ...element.children.flatMap((child) => (isElement(child) ? classesIn(child) : [])),
];
