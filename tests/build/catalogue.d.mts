export declare const takeTexts: {
  transform(this: { error(message: string): never }, code: string, id: string): unknown;
};
/** JSON: the texts by prefix and name. */
export declare function catalogueOf(fail: (message: string) => never): string;
