import type { FastifyRequest } from 'fastify';

/** What is looked at of a request to know by which address of ours it came. */
export type AskedRequest = Pick<FastifyRequest, 'headers'> & {
  /** The end of the connection that is ours. */
  readonly socket?: Pick<FastifyRequest['socket'], 'localAddress' | 'localPort'>;
};

/**
 * The host that was asked, with its port, by `Host` alone: `X-Forwarded-Host` is never read, since proxies pass on what a
 * stranger wrote there unless they are told otherwise.
 */
export function askedHost({ headers }: Pick<AskedRequest, 'headers'>): string {
  return headers.host ?? '';
}
