import { isIP } from 'node:net';
import type { Config } from '#server/config/config.ts';

type PushConfig = Pick<Config['push'], 'privateOrigins'>;

/**
 * Whether a push may be sent to this address as far as its text tells: HTTPS at a public host name and the usual port, or
 * an origin that the operator has named. Where the name leads to is looked at when it is connected to.
 */
export function isPushEndpoint(endpoint: string, config: PushConfig): boolean {
  const url = URL.parse(endpoint);
  // Only in the form that every reader of addresses reads the same way, as browsers give it.
  if (url === null || url.href !== endpoint || url.hash !== '') return false;
  if (url.username !== '' || url.password !== '') return false;
  return isPrivatePushService(url, config) || (url.protocol === 'https:' && url.port === '' && hasName(url));
}

/** One within the operator's own network, which they have named. */
export function isPrivatePushService({ origin }: URL, { privateOrigins }: PushConfig): boolean {
  return privateOrigins.includes(origin);
}

const hasName = ({ hostname }: URL) =>
  hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0;
