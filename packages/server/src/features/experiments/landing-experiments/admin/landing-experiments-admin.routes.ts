import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/features/admin/audit-log/actor.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerDownload } from '#server/platform/http/streams/register-download.ts';
import { showResults } from '../results/show-results.ts';
import { writeResultsFile } from '../results/write-results-file.ts';
import { markStaffBrowser } from '../showing/landing-cookies.ts';
import { listExperiments, showExperiment } from './list-experiments.ts';
import { beginAnotherPhase, rollOutVariant, startExperiment, stopExperiment } from './run-experiment.ts';
import { changeExperiment, deleteDraft, writeExperiment } from './write-experiment.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerLandingExperimentsAdminRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/experiments', async ({ reply }) => {
    // Whoever looks after experiments takes part in none, also when they are signed out.
    markStaffBrowser(context.config, reply);
    return succeed(await listExperiments(context));
  });

  registerEndpoint(app, context, 'POST /api/admin/experiments', async ({ member, request, body }) =>
    succeed(await writeExperiment(context, actorOf(member, request), body)),
  );

  registerEndpoint(app, context, 'GET /api/admin/experiments/:id', async ({ params }) =>
    succeed(await showExperiment(context.db, params.id)),
  );

  registerEndpoint(app, context, 'PUT /api/admin/experiments/:id', async (call) => {
    const { member, request, params, body } = call;
    return succeed(await changeExperiment(context, actorOf(member, request), { ...body, ...params }));
  });

  registerEndpoint(app, context, 'DELETE /api/admin/experiments/:id', async (call) => {
    const { member, request, params, query } = call;
    await deleteDraft(context, actorOf(member, request), { ...params, ...query });
    return { success: true };
  });

  registerActs(app, context);

  registerEndpoint(app, context, 'GET /api/admin/experiments/:id/results', async ({ params, query }) =>
    succeed(await showResults(context, { ...params, ...query })),
  );

  registerDownload(app, context, 'GET /api/admin/experiments/:id/results/file', ({ params, query }) =>
    writeResultsFile(context, { ...params, ...query }),
  );
}

function registerActs(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'POST /api/admin/experiments/:id/start', async (call) => {
    const { member, request, params, body } = call;
    return succeed(await startExperiment(context, actorOf(member, request), { ...body, ...params }));
  });

  registerEndpoint(app, context, 'POST /api/admin/experiments/:id/stop', async (call) => {
    const { member, request, params, body } = call;
    return succeed(await stopExperiment(context, actorOf(member, request), { ...body, ...params }));
  });

  registerEndpoint(app, context, 'POST /api/admin/experiments/:id/rollout', async (call) => {
    const { member, request, params, body } = call;
    return succeed(await rollOutVariant(context, actorOf(member, request), { ...body, ...params }));
  });

  registerEndpoint(app, context, 'POST /api/admin/experiments/:id/phases', async (call) => {
    const { member, request, params, body } = call;
    return succeed(await beginAnotherPhase(context, actorOf(member, request), { ...body, ...params }));
  });
}
