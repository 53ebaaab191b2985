import { type EndpointKey, limits } from '@chitta/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';

/** Calls whose work grows with the text that they bring, or that mark dreams anew. */
const weighed: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'POST /api/translate-dream',
  'POST /api/dreams',
  'PATCH /api/dreams/:id',
  'POST /api/dreams/:id/readings',
  'POST /api/oracle/consultations',
  'POST /api/oracle/consultations/:id/follow-up',
  'POST /api/community/posts',
  'PATCH /api/community/posts/:id',
  'POST /api/community/posts/:id/replies',
  'POST /api/community/second-look',
  'POST /api/admin/symbols/check',
  'POST /api/admin/symbols/preview',
  'PUT /api/admin/symbols/entry',
  'POST /api/admin/symbols/changes/:id/undo',
  'POST /api/personal-symbols',
  'PATCH /api/personal-symbols/:id',
  'DELETE /api/personal-symbols/:id',
  'POST /api/personal-symbols/:id/restore',
]);

/** A dream of some length, with the reading that it is kept with, is within one or two of these. */
const bytesPerPoint = 8 * 1024;

/**
 * Counts such a call by the bytes that it says it brings, before any of them is read. One that does not say is counted
 * as the longest there is. Throws `requests.too_many`.
 */
export async function takeText(
  { rateLimits }: Pick<AppContext, 'rateLimits'>,
  request: FastifyRequest,
  memberId: number,
): Promise<void> {
  const { endpoint } = request.routeOptions.config;
  if (endpoint === undefined || !weighed.has(endpoint)) return;
  await rateLimits.textsPerMember.take(String(memberId), 1 + Math.floor(bytesOf(request) / bytesPerPoint));
}

function bytesOf({ headers }: FastifyRequest): number {
  const isChunked = headers['transfer-encoding'] !== undefined;
  return isChunked ? limits.bodyLimit : Number(headers['content-length'] ?? 0);
}
