import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';

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
