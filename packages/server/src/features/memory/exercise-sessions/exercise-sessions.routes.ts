import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { continueExerciseSession } from './continue-exercise-session.ts';
import { deleteExerciseSession } from './delete-exercise-session.ts';
import { findExerciseSession } from './find-exercise-session.ts';
import { keepExerciseSession } from './keep-exercise-session.ts';
import { listExerciseSessions } from './list-exercise-sessions.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerExerciseSessionsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/memory/exercise-sessions', async ({ member, query }) =>
    succeed(await listExerciseSessions(context, { userId: member.id, query })),
  );

  registerEndpoint(app, context, 'POST /api/memory/exercise-sessions', async ({ member, body, request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    return succeed(await keepExerciseSession(context, { userId: member.id, request: body, idempotencyKey }));
  });

  registerEndpoint(app, context, 'GET /api/memory/exercise-sessions/:id', async ({ member, params }) =>
    succeed(await findExerciseSession(context, { userId: member.id, ...params })),
  );

  registerEndpoint(app, context, 'PUT /api/memory/exercise-sessions/:id', async ({ member, params, body }) =>
    succeed(await continueExerciseSession(context, { userId: member.id, ...params, request: body })),
  );

  registerEndpoint(app, context, 'DELETE /api/memory/exercise-sessions/:id', async ({ member, params }) => {
    await deleteExerciseSession(context, { userId: member.id, ...params });
    return { success: true };
  });
}
