import { BlockList, isIP } from "node:net";

/**
 * The address that a request is counted under. Behind proxies that are trusted it is the last one of X-Forwarded-For that none
 * of them has written; the header of anybody else is made up as they please. An IPv6 caller has a whole /64 and counts as one.
 * `trusted` holds addresses and CIDR ranges; throws on what is neither.
 */
export function createClientAddress(trusted: readonly string[]): (peer: string, forwardedFor: string | undefined) => string {
  const proxies = new BlockList();
  for (const range of trusted) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (isIP(address) === 0) throw new Error(`TRUSTED_PROXIES must hold IP addresses or ranges such as 10.0.0.0/8, and "${range}" is neither.`);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string): boolean => isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return (peer, forwardedFor) => {
    let address = plain(peer);
    const hops = (forwardedFor ?? "").split(",").map((hop) => plain(hop.trim()));
    while (isTrusted(address)) {
      const before = hops.pop();
      if (before === undefined || isIP(before) === 0) break;
      address = before;
    }
    return isIP(address) === 6 ? networkOf(address) : address;
  };
}

/** An IPv4 address that came in by an IPv6 socket, as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** The first four groups: what a household or a server is given as a whole. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const groups = tail === undefined ? left : [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0"), ...right];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
