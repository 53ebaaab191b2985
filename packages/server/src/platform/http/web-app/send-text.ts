import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is sent more than once. */
export interface SentText {
  readonly plain: Buffer;
  /** Smallest, but slow to make: only for texts that live as long as the process. */
  readonly br?: Buffer;
  /** Made for each answer where it is not given. */
  readonly gzip?: Buffer;
  /** Null for what is never asked for again. */
  readonly etag: string | null;
}

export function createSentText(text: string): SentText & { readonly etag: string } {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, etag: `W/"${hash}"` };
}

/** Sends a text compressed for those who take it, and nothing to those who have it already. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    type,
    text,
    vary = 'accept-encoding',
  }: { readonly type: string; readonly text: SentText; readonly vary?: string | undefined },
): FastifyReply {
  reply.header('vary', vary);
  if (text.etag !== null) reply.header('etag', text.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === text.etag)
    return reply.status(304).send();
  reply.type(type);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (text.br !== undefined && takes(accepted, 'br'))
    return reply.header('content-encoding', 'br').send(text.br);
  if (takes(accepted, 'gzip'))
    return reply.header('content-encoding', 'gzip').send(text.gzip ?? gzipSync(text.plain));
  return reply.send(text.plain);
}

function takes(accepted: string, name: string): boolean {
  return new RegExp(`(?:^|[,\\s])${name}(?!\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$))`).test(accepted);
}
