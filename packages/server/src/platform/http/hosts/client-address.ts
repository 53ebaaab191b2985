import { isIPv6 } from 'node:net';

/**
 * What attempts from one place are counted by: the address, of IPv6 the first 64 bits, since one line has the rest
 * to itself.
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.groups?.v4;
  return mapped ?? `${expandGroups(ip).slice(0, 4).join(':')}::/64`;
}

function expandGroups(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('%', 1).join('').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...(tail === undefined ? [] : zeros), ...after];
}
