import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { actorOf } from '../audit-log/actor.ts';
import { acknowledgeAlarm } from './alarms/acknowledge-alarm.ts';
import { muteRule } from './alarms/mute-rule.ts';
import { showMonitoring } from './show-monitoring.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerMonitoringRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/monitoring', async () =>
    succeed(await showMonitoring(context)),
  );

  registerEndpoint(app, context, 'POST /api/admin/monitoring/alarms/:id/acknowledge', async (call) =>
    succeed(await acknowledgeAlarm(context, actorOf(call.member, call.request), call.params.id)),
  );

  registerEndpoint(app, context, 'PUT /api/admin/monitoring/rules/:rule/mute', async (call) => {
    const { member, request, params, body } = call;
    return succeed(await muteRule(context, actorOf(member, request), { ...params, ...body }));
  });
}
