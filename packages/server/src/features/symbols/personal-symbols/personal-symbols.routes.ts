import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { addPersonalSymbol } from './add-personal-symbol.ts';
import { changePersonalSymbol } from './change-personal-symbol.ts';
import { deletePersonalSymbol } from './delete-personal-symbol.ts';
import { listPersonalSymbols } from './list-personal-symbols.ts';
import { restorePersonalSymbol } from './restore-personal-symbol.ts';
import { dismissSuggestion } from './suggestions/dismiss-suggestion.ts';
import { listSuggestions } from './suggestions/list-suggestions.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerPersonalSymbolsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/personal-symbols', async ({ member, query }) =>
    succeed(await listPersonalSymbols(context, { member, query })),
  );

  registerEndpoint(app, context, 'POST /api/personal-symbols', async ({ member, body }) =>
    succeed(await addPersonalSymbol(context, { member, request: body })),
  );

  registerEndpoint(app, context, 'GET /api/personal-symbols/suggestions', async ({ member, query }) =>
    succeed({ items: await listSuggestions(context, { member, language: query.language }) }),
  );

  registerEndpoint(
    app,
    context,
    'POST /api/personal-symbols/suggestions/dismiss',
    async ({ member, body }) => {
      await dismissSuggestion(context, { member, ...body });
      return { success: true };
    },
  );

  registerEndpoint(app, context, 'PATCH /api/personal-symbols/:id', async ({ member, params, body }) =>
    succeed(await changePersonalSymbol(context, { member, id: params.id, changes: body })),
  );

  registerEndpoint(app, context, 'DELETE /api/personal-symbols/:id', async ({ member, params }) =>
    succeed(await deletePersonalSymbol(context, { member, id: params.id })),
  );

  registerEndpoint(app, context, 'POST /api/personal-symbols/:id/restore', async ({ member, params }) =>
    succeed(await restorePersonalSymbol(context, { member, id: params.id })),
  );
}
