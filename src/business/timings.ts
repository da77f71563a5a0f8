/** Milliseconds. All in one place, so that a wait can be judged beside the others. */
export const timings = {
  loadingAdvance: 400,
  modalNavigate: 400,
  cardPress: 200,
  petRedirect: 2_000,
  analyticsIdPoll: 300,
  stateSuggestions: 300,
  notification: 5_000,
  notificationClose: 700,
  /** After this a visitor who waits for a page is offered to ask for it again. */
  pageLate: 10_000,
  quoteLoading: 30_000,
  quotePoll: 2_000,
  /** Nothing can take as long: the pattern reads each character once, and no more than an address may have. */
  emailPattern: 1_000,
  partnerContent: 2_000,
  /** For which a page doesn't ask for a partner's content again. */
  contentFresh: 60_000,
} as const;

/** Notifications shown at once. */
export const notificationsShown = 3;
