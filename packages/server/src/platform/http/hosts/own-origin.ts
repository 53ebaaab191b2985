import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';

/**
 * Origin of our pages as this request came by them, for redirects of the same browser. Where nothing is configured any
 * host that the host check lets through, since only its own browser is led there; links in mails go by `ownOrigin`.
 */
export function askedOrigin(config: Pick<Config, 'http'>, request: Pick<FastifyRequest, 'host'>): string {
  const { publicUrl, customDomains } = config.http;
  const isConfigured = publicUrl !== null || customDomains.length > 0;
  const asked = isConfigured ? null : URL.parse(`http://${request.host}`);
  return asked?.origin ?? ownOrigin(config, request);
}

/**
 * Origin that links lead to which are sent to the member of this request. Never taken from a host that is not ours:
 * whoever asks could otherwise have a link mailed that leads to them.
 */
export function ownOrigin({ http }: Pick<Config, 'http'>, request: Pick<FastifyRequest, 'host'>): string {
  const asked = URL.parse(`http://${request.host}`);
  const name = asked?.hostname ?? '';
  if (http.customDomains.some((domain) => name === domain || name.endsWith(`.${domain}`))) {
    return `${http.isSecure ? 'https' : 'http'}://${asked?.host}`;
  }
  if (http.publicUrl !== null) return http.publicUrl;
  const isHere = name === 'localhost' || name === '127.0.0.1' || name === '[::1]';
  return isHere && asked ? asked.origin : `http://localhost:${http.port}`;
}
