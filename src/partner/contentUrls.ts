/** Ids double as folder names of the content network, so nothing else may pass: a slash or a dot would leave the folder. */
export const isPartnerId = (text: string): boolean => /^(?!-)[a-z\d-]{1,64}(?<!-)$/.test(text);

export const defaultPartner = "default";

/** The folder of one partner, absolute, with its trailing slash; `contentBase` has none. */
export const contentFolder = (contentBase: string, partner: string): string => `${contentBase}/${partner}/`;

/**
 * What is fetched for a partner. The loader preloads exactly this address, with `as=fetch crossorigin`: one that
 * differs by a character is fetched twice.
 */
export const contentUrl = (contentBase: string, partner: string): string => `${contentBase}/${partner}/content.json`;
