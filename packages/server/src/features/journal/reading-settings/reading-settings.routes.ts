import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { changeReadingSettings } from './change-reading-settings.ts';
import { readReadingSettings } from './read-reading-settings.ts';
import { presentReadingSettings } from './reading-settings.presenter.ts';
import type { SettingsRow } from './reading-settings.queries.ts';

export function registerReadingSettingsRoutes(app: FastifyInstance, context: AppContext): void {
  const succeed = (row: SettingsRow) => ({
    success: true as const,
    data: presentReadingSettings(row, context),
  });

  registerEndpoint(app, context, 'GET /api/reading-settings', async ({ member }) =>
    succeed(await readReadingSettings(context, member)),
  );

  registerEndpoint(app, context, 'PATCH /api/reading-settings', async ({ member, body }) =>
    succeed(await changeReadingSettings(context, member, body)),
  );
}
