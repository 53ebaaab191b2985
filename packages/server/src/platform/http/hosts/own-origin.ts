import { isIPv6 } from 'node:net';
import type { Config } from '#server/config/config.ts';
import { type AskedRequest, askedHost } from './asked-host.ts';

type HostConfig = Pick<Config, 'http'>;

/** What listens on every address has no name of its own. */
const everyAddress: readonly string[] = ['0.0.0.0', '::', '[::]'];

/**
 * Origin of our pages as this request came by them, for what stays in the same browser: redirects, and whom a passkey is
 * for. Any host that the host check lets through; links that are sent to somebody go by `ownOrigin`.
 */
export function askedOrigin(config: HostConfig, request: AskedRequest): string {
  const { publicUrl, customDomains, isSecure } = config.http;
  const asked = URL.parse(`http://${askedHost(request)}`);
  if (asked === null) return ownOrigin(config, request);
  const isCustom = customDomains.some(
    (domain) => asked.hostname === domain || asked.hostname.endsWith(`.${domain}`),
  );
  if (isCustom) return `${isSecure ? 'https' : 'http'}://${asked.host}`;
  const isConfigured = publicUrl !== null || customDomains.length > 0;
  return isConfigured ? ownOrigin(config, request) : asked.origin;
}

/**
 * Origin that links lead to which are sent to somebody. Whoever asks could otherwise have a link mailed that leads to
 * them: another port of this machine, another app below a domain of ours. So it is `PUBLIC_URL`, an entry of
 * `CUSTOM_DOMAINS` to the letter, or where the server itself listens; the port of `Host` is never taken.
 */
export function ownOrigin({ http }: HostConfig, request: AskedRequest): string {
  const name = URL.parse(`http://${askedHost(request)}`)?.hostname ?? '';
  const custom = http.linkHosts.find((entry) => entry.split(':', 1)[0] === name);
  if (custom !== undefined) return `${http.isSecure ? 'https' : 'http'}://${custom}`;
  return http.publicUrl ?? listeningOrigin(http, request.socket?.localPort);
}

/** Where the server listens, as `HOST` and `PORT` say; `localPort` is the port that it was given where `PORT` is 0. */
export function listeningOrigin(
  { host, port }: Pick<Config['http'], 'host' | 'port'>,
  localPort = 0,
): string {
  const name = everyAddress.includes(host) ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port || localPort}`;
}
