import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { putMemorySettings } from './put-memory-settings.ts';
import { readMemorySettings } from './read-memory-settings.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerMemorySettingsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/memory/settings', async ({ member }) =>
    succeed(await readMemorySettings(context.db, member.id)),
  );

  registerEndpoint(app, context, 'PUT /api/memory/settings', async ({ member, body }) =>
    succeed(await putMemorySettings(context, { userId: member.id, settings: body })),
  );
}
