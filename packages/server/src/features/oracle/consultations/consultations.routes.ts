import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { askOracle } from './ask-oracle.ts';
import { changeConsultation } from './change-consultation.ts';
import { deleteConsultation } from './delete-consultation.ts';
import { listConsultations } from './list-consultations.ts';
import { showConsultation } from './show-consultation.ts';
import { showToday } from './show-today.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerConsultationsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/oracle/today', async ({ member }) =>
    succeed(await showToday(context, { member })),
  );

  registerEndpoint(app, context, 'POST /api/oracle/consultations', async ({ member, body, request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    const id = await askOracle(context, { member, request: body, idempotencyKey });
    return succeed(await showConsultation(context, { member, id }));
  });

  registerEndpoint(app, context, 'GET /api/oracle/consultations', async ({ member, query }) =>
    succeed(await listConsultations(context, { member, query })),
  );

  registerEndpoint(app, context, 'GET /api/oracle/consultations/:id', async ({ member, params }) =>
    succeed(await showConsultation(context, { member, id: params.id })),
  );

  registerEndpoint(app, context, 'PATCH /api/oracle/consultations/:id', async ({ member, params, body }) => {
    await changeConsultation(context, { member, id: params.id, changes: body });
    return succeed(await showConsultation(context, { member, id: params.id }));
  });

  registerEndpoint(app, context, 'DELETE /api/oracle/consultations/:id', async ({ member, params }) => {
    await deleteConsultation(context, { member, id: params.id });
    return { success: true };
  });
}
