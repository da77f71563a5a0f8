/** Milliseconds. All in one place, so that waits can be compared. */
export const timings = {
  loadingAdvance: 400,
  modalNavigate: 400,
  cardPress: 200,
  petRedirect: 2_000,
  analyticsIdPoll: 300,
  stateSuggestions: 300,
  /** Without a keystroke, before an address is checked ahead of Next. */
  addressRest: 300,
  notification: 5_000,
  notificationClose: 700,
  /** After this the browser counts as back at an earlier history entry, though the page's router hasn't told of it. */
  travel: 2_000,
  /** After this a visitor who waits for a page can request it again. */
  pageLate: 10_000,
  quoteLoading: 30_000,
  quotePoll: 2_000,
  /** A limit that can't be reached: the pattern reads each character once, and an address is short. */
  emailPattern: 1_000,
  partnerContent: 2_000,
  /** For this long a page doesn't fetch a partner's content again. */
  contentFresh: 60_000,
} as const;

/** Notifications shown at once. */
export const notificationsShown = 3;
