import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { askedHost } from '../hosts/asked-host.ts';

/** The origin by which others are to know the site: the operator's own, else the one that was asked. */
export function siteOrigin({ http }: Pick<Config, 'http'>, request: FastifyRequest): string {
  return http.publicUrl ?? `${request.protocol}://${askedHost(request)}`;
}
