import { isIPv6 } from 'node:net';

/** What a limit counts as one caller: an IPv4 address, or the /64 that an IPv6 customer is given. */
export function limitKeyOf(address: string): string {
  // The usual case: plain IPv4 needs no parsing.
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  return `${networkGroups(address).join(':')}::/64`;
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || /^::ffff:127\./i.test(address);
}

/** The first four groups, with a leading `::` expanded. */
function networkGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right];
  return groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}
