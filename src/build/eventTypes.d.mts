export interface DetailMember {
  readonly name: string;
  readonly isOptional: boolean;
  /** In TypeScript's notation. */
  readonly type: string;
}

export function eventTypes(): Readonly<Record<string, readonly DetailMember[]>>;
