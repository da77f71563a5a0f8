import type { DetailMember } from "../element/customElements";

export declare function eventTypes(): Readonly<Record<string, readonly DetailMember[]>>;
