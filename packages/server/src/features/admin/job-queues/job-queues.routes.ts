import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { actorOf } from '../audit-log/actor.ts';
import { discardFailedRuns, retryJob } from './act-on-job.ts';
import { listJobQueues } from './list-job-queues.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerJobQueuesRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/jobs', async () => succeed(await listJobQueues(context)));

  registerEndpoint(app, context, 'POST /api/admin/jobs/:name/retry', async (call) =>
    succeed(
      await retryJob(context, { actor: actorOf(call.member, call.request), ...call.params, ...call.body }),
    ),
  );

  registerEndpoint(app, context, 'POST /api/admin/jobs/:name/discard', async (call) =>
    succeed(
      await discardFailedRuns(context, {
        actor: actorOf(call.member, call.request),
        ...call.params,
        ...call.body,
      }),
    ),
  );
}
