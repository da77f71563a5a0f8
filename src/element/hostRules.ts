import { fallbackCss } from "./fallback";
import { placeholder, reserved } from "./reserve";

/** Returns the rules of the element itself, which reserve its place. While it waits without a screen, a placeholder shows. */
export const hostRules = ({ isWaiting }: { readonly isWaiting: boolean }): string => `:host{${isWaiting ? placeholder : reserved}}:host([hidden]){display:none}${fallbackCss}`;
