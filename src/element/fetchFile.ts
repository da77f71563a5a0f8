interface NamedFile {
  readonly href: string;
  readonly integrity?: string;
}

interface Asked {
  readonly answer: Promise<string>;
  readonly since: number;
}

/** Milliseconds without a response after which a file is requested again, beside the first request. */
const patience = 6_500;

const onTheWay = new Map<string, Asked>();

/**
 * Returns a file of the widget as text, however late it arrives. Beside a stalled request it starts others, one
 * automatically and one for each call after a silence ("Try again"), and the first response counts. Rejects once all have
 * failed.
 */
export function fetchFile({ href, integrity }: NamedFile): Promise<string> {
  const before = onTheWay.get(href);
  if (before && performance.now() - before.since < patience) return before.answer;
  const read = async (init?: RequestInit): Promise<string> => {
    const response = await window.fetch(href, { ...(integrity && { integrity }), ...init });
    if (!response.ok) throw new Error(`${href}: status ${response.status}`);
    return response.text();
  };
  // With Chromium's cache, a second request would wait for the first.
  const readAnew = (): Promise<string> => read({ cache: "reload" });
  const asked: Asked = { answer: before ? firstOf([before.answer, readAnew()]) : untilSilent(read(), readAnew), since: performance.now() };
  const forget = (): void => void (onTheWay.get(href) === asked && onTheWay.delete(href));
  onTheWay.set(href, asked);
  asked.answer.then(forget, forget);
  return asked.answer;
}

/** Resolves with the first success; rejects with the first one's reason. */
const firstOf = <Value>(all: readonly Promise<Value>[]): Promise<Value> =>
  Promise.any(all).catch((error: AggregateError) => {
    throw error.errors[0];
  });

function untilSilent<Value>(first: Promise<Value>, again: () => Promise<Value>): Promise<Value> {
  const second = new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => void again().then(resolve, reject), patience);
    const stop = (): void => clearTimeout(timer);
    first.then(stop, (error: unknown) => {
      stop();
      reject(error);
    });
  });
  return firstOf([first, second]);
}
