import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { assertThat } from '../../errors/app-error.ts';
import { askedHost } from './asked-host.ts';

/**
 * Writes must come from our own pages. Every current browser sends `Origin` with a write, and `Sec-Fetch-Site`
 * with every request, neither of which a page can change: a request that has neither comes from a program without
 * a member's cookies in its jar, and is let through. `Origin: null` (sandboxed frames, some redirects) is refused.
 */
export function assertOwnOrigin(config: Pick<Config, 'http'>, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    assertThat(site === undefined || site === 'same-origin' || site === 'none', 'requests.origin_refused');
    return;
  }
  assertThat(isOwnOrigin(config, origin, askedHost(request)), 'requests.origin_refused');
}

/** Whether `origin` is the host that was asked, the public address, or a custom domain or its subdomain. */
export function isOwnOrigin({ http }: Pick<Config, 'http'>, origin: string, host: string): boolean {
  if (origin === http.publicUrl) return true;
  const url = URL.parse(origin);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false;
  if (url.host === host) return true;
  if (http.isSecure && url.protocol !== 'https:') return false;
  return http.customDomains.some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`));
}
