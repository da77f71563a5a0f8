interface OldestBrowser {
  readonly name: string;
  readonly target: string;
  readonly version: string;
  readonly needs: string;
  readonly feature: string;
  readonly sign: string;
}

export declare const oldestBrowsers: readonly OldestBrowser[];
