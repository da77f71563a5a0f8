/** Ids are also folder names on the content network, so a slash or a dot, which would leave the folder, isn't allowed. */
export const isPartnerId = (text: string): boolean => /^(?!-)[a-z\d-]{1,64}(?<!-)$/.test(text);

export const defaultPartner = "default";

/** The absolute folder of one partner, with its trailing slash; `contentBase` has none. */
export const contentFolder = (contentBase: string, partner: string): string => `${contentBase}/${partner}/`;

/**
 * The address of a partner's content. The loader preloads exactly this address, with `as=fetch crossorigin`: any difference
 * would fetch it twice.
 */
export const contentUrl = (contentBase: string, partner: string): string => `${contentBase}/${partner}/content.json`;
