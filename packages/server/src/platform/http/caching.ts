import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers ask again after a minute, caches that many share after five; both may show the old while they ask. */
const shortLife = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600';

/** Lets caches keep the answer for a short while. */
export function allowCaching(reply: FastifyReply): void {
  reply.header('cache-control', shortLife);
}

/** Lets the member's own browser keep the answer; it has to ask each time whether it is still the same. */
export function allowRevalidation(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-cache');
}

/** Gives an answer its ETag, and leaves its body out for those who have it already. */
export async function answerUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') {
    reply.header('cache-control', 'no-store');
    return payload;
  }
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match'] !== etag) return payload;
  reply.status(304).removeHeader('content-length').removeHeader('content-type');
  return null;
}
