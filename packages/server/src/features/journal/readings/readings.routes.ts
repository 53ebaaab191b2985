import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertOwnUserId } from '#server/platform/http/assert-own-user-id.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { readDream } from './read-dream.ts';

export function registerReadingsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'POST /api/translate-dream', ({ member, body, request }) => {
    assertOwnUserId(member, body.userId);
    return readDream(context, { member, request: body, idempotencyKey: readIdempotencyKey(request) });
  });
}
