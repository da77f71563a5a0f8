/** Ids double as folder names of the content network, so nothing else may pass: a slash or a dot would leave the folder. */
export const isPartnerId = (text: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(text);

export const defaultPartner = "default";

const withSlash = (base: string): string => base.replace(/\/*$/, "/");

/** The folder of one partner (or of the shared texts), absolute, with its trailing slash. */
export const contentFolder = (contentBase: string, folder: string): string => `${withSlash(contentBase)}${folder}/`;

/**
 * What is fetched for a partner (spec §7). The loader preloads exactly these addresses, with `as=fetch crossorigin`;
 * an address that differs by a character is fetched twice.
 */
export const contentUrls = (contentBase: string, partner: string) => {
  const own = contentFolder(contentBase, partner);
  return {
    config: `${own}config.json`,
    text: `${own}text.json`,
    theme: `${own}theme.json`,
    baseText: `${contentFolder(contentBase, "base")}text.json`,
    cobrandText: `${contentFolder(contentBase, "cobrand")}text.json`,
  } as const;
};
