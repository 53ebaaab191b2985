import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Of IPv4, everything that is not for everybody (IANA special-purpose registry): private, shared, link-local, … */
const hidden4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of IPv6, within what is for everybody (2000::/3): what is for tests and papers, or leads on to an IPv4 address. */
const hidden6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const hidden = new BlockList();
for (const [network, prefix] of hidden4) hidden.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of hidden6) hidden.addSubnet(network, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one that everybody on the internet reaches. False for whatever is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !hidden.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !hidden.check(address, 'ipv6');
}
