/** How much the service takes from a caller, so that one can't take it from all others. */
export interface HttpLimits {
  bodyBytes: number;
  /** Open sockets. Further ones are closed as they come. */
  sockets: number;
  /** Milliseconds for a whole request to arrive, headers and body; a browser on a bad line takes one or two seconds. */
  requestMs: number;
  /** Milliseconds until a socket on which nothing moves is closed. A stream breathes every ten seconds. */
  silenceMs: number;
  /** Quote streams of one session at once: each tab has one. */
  streamsPerSession: number;
  streams: number;
  /** Milliseconds that a stream lasts at most. The slowest run is over in half a minute; who is cut off connects again. */
  streamMs: number;
  /** Wrong secrets a minute of one kind that begin alike (referral codes, lookup ids, resume links), for each key and address. */
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
