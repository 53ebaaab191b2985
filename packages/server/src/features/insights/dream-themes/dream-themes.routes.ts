import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { listThemes } from './list-themes.ts';
import { listThemesOfDream } from './list-themes-of-dream.ts';
import { readTheme } from './read-theme.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerDreamThemesRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/dream-themes', async ({ member, query }) =>
    succeed(await listThemes(context, { member, language: query.language ?? 'en' })),
  );

  registerEndpoint(app, context, 'GET /api/dream-themes/:name', async ({ member, params, query }) =>
    succeed(await readTheme(context, { member, name: params.name, query })),
  );

  registerEndpoint(app, context, 'GET /api/dreams/:id/themes', async ({ member, params, query }) =>
    succeed(await listThemesOfDream(context, { member, id: params.id, language: query.language ?? 'en' })),
  );
}
