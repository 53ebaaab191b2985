import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { changeEntry } from './change-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { listEntries } from './list-entries.ts';
import { writeEntry } from './write-entry.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerPracticeJournalRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(
    app,
    context,
    'GET /api/oracle/consultations/:id/practice-entries',
    async ({ member, params }) =>
      succeed({ items: await listEntries(context, { member, id: params.id }), nextCursor: null }),
  );

  registerEndpoint(
    app,
    context,
    'POST /api/oracle/consultations/:id/practice-entries',
    async ({ member, params, body, request }) => {
      const idempotencyKey = readIdempotencyKey(request);
      return succeed(await writeEntry(context, { member, id: params.id, request: body, idempotencyKey }));
    },
  );

  registerEndpoint(
    app,
    context,
    'PUT /api/oracle/consultations/:id/practice-entries/:entryNumber',
    async ({ member, params, body }) =>
      succeed(await changeEntry(context, { member, ...params, request: body })),
  );

  registerEndpoint(
    app,
    context,
    'DELETE /api/oracle/consultations/:id/practice-entries/:entryNumber',
    async ({ member, params }) => {
      await deleteEntry(context, { member, ...params });
      return { success: true };
    },
  );
}
