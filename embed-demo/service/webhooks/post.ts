import { lookup as resolve } from "node:dns";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { JobError } from "../jobs/jobError";

/** Addresses inside a network: a partner's own address may not reach the service's neighbors. */
const inside = new BlockList();
for (const [network, prefix] of [["0.0.0.0", 8], ["10.0.0.0", 8], ["100.64.0.0", 10], ["127.0.0.0", 8], ["169.254.0.0", 16], ["172.16.0.0", 12], ["192.0.0.0", 24], ["192.168.0.0", 16], ["198.18.0.0", 15], ["224.0.0.0", 3]] as const) inside.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [["::", 96], ["::ffff:0:0", 96], ["64:ff9b::", 96], ["fc00::", 7], ["fe80::", 10], ["ff00::", 8]] as const) inside.addSubnet(network, prefix, "ipv6");

const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** Checked when the name is resolved for the connection itself, so that a name can't point elsewhere a moment later. */
const lookup: LookupFunction = (hostname, options, answer) =>
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, "", 0);
    if (addresses.some(({ address }) => isInside(address))) return answer(new JobError("The address is inside a network"), "", 0);
    const [first] = addresses;
    return options.all ? answer(null, addresses) : answer(null, first?.address ?? "", first?.family);
  });

const local: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
  /** True in the demo, whose receiver is on this machine. */
  readonly isLocalAllowed: boolean;
}

/**
 * Posts to an address that somebody else has chosen, and resolves with the status. Only by https, or to this machine in the demo;
 * never into a private network. Follows no redirect, and doesn't read the body.
 */
export function post({ url, headers, body, signal, isLocalAllowed }: Post): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const isLocal = isLocalAllowed && local.has(hostname);
  if (protocol !== "https:" && !isLocal) return Promise.reject(new JobError("The address isn't https", { isFinal: true }));
  const address = hostname.replace(/^\[|\]$/g, "");
  if (!isLocal && isIP(address) !== 0 && isInside(address)) return Promise.reject(new JobError("The address is inside a network", { isFinal: true }));
  const request = protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((answered, failed) => {
    const options = { method: "POST", headers: { ...headers, "Content-Length": Buffer.byteLength(body) }, agent: false, signal, ...(!isLocal && { lookup }) };
    const call = request(url, options, (response) => {
      response.on("error", () => {});
      response.resume();
      answered(response.statusCode ?? 0);
    });
    call.on("error", failed);
    call.end(body);
  });
}
