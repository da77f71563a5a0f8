import { BlockList, isIP } from "node:net";

/**
 * The address under which a request is counted. Behind trusted proxies it is the last one in X-Forwarded-For that none of them has
 * written; anyone else can make up the header. An IPv6 caller owns a whole /64 and counts as one. `trusted` contains addresses and
 * CIDR ranges; throws for anything else.
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

/** An IPv4 address received on an IPv6 socket, as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** The first four groups, which are assigned to a household or a server as a whole. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const groups = tail === undefined ? left : [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0"), ...right];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
