/** The limits per caller, so that one can't use up the service for all others. */
export interface HttpLimits {
  bodyBytes: number;
  /** Open sockets. Further ones are closed at once. */
  sockets: number;
  /** Milliseconds for a whole request to arrive, headers and body; a browser on a bad connection takes one or two seconds. */
  requestMs: number;
  /** Milliseconds after which a silent socket is closed. Streams send something every ten seconds. */
  silenceMs: number;
  /** Open quote streams of one session: each tab has one. */
  streamsPerSession: number;
  streams: number;
  /** The longest that a stream lasts, in milliseconds. The slowest run takes half a minute; a client that is cut off reconnects. */
  streamMs: number;
  /** Wrong secrets per minute of one kind with the same start (referral codes, lookup ids, resume links), for each key and address. */
  guessesPerMinute: number;
}

export const httpLimits: HttpLimits = {
  bodyBytes: 64 * 1_024,
  sockets: 2_000,
  requestMs: 20_000,
  silenceMs: 60_000,
  streamsPerSession: 6,
  streams: 1_000,
  streamMs: 300_000,
  guessesPerMinute: 10,
};
