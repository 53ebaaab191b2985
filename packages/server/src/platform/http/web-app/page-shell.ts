import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const domainsPlaceholder = '<meta name="custom-domains" content="" />';

/**
 * Reads the page of the web app once, tells it the custom domains, and returns what answers with it. Browsers keep
 * the page but ask every time whether it is still the current one.
 */
export function readPageShell(path: string, customDomains: readonly string[]) {
  const domains = `<meta name="custom-domains" content="${customDomains.join(',')}" />`;
  const page = Buffer.from(readFileSync(path, 'utf8').replace(domainsPlaceholder, domains));
  const bodies = { br: brotliCompressSync(page), gzip: gzipSync(page), identity: page };
  const etag = `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.status(200).type('text/html; charset=utf-8').send(bodies[encoding]);
  };
}

function preferredEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const list = String(accepted ?? '');
  const takes = (name: string) =>
    new RegExp(`(?:^|[,\\s])${name}(?!\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$))`).test(list);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
