import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { actorOf } from '../../admin/audit-log/actor.ts';
import { editCelebrity } from './admin/edit-celebrity.ts';
import { editCombinedSymbol } from './admin/edit-combined-symbol.ts';
import { editSymbol } from './admin/edit-symbol.ts';
import { listForAdmin } from './admin/list-for-admin.ts';
import { findDictionaryEntry } from './browse/find-dictionary-entry.ts';
import { listDictionary } from './browse/list-dictionary.ts';
import { listDictionaryFacets } from './browse/list-dictionary-facets.ts';
import { listEdits } from './list-edits.ts';
import { changeMissingSymbol } from './missing/change-missing-symbol.ts';
import { listMissingSymbols } from './missing/list-missing-symbols.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerSymbolsRoutes(app: FastifyInstance, context: AppContext): void {
  registerDictionary(app, context);
  registerAdmin(app, context);
}

function registerDictionary(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/dictionary', async ({ query }) =>
    succeed(await listDictionary(context, query)),
  );

  registerEndpoint(app, context, 'GET /api/dictionary/facets', async ({ query }) =>
    succeed(await listDictionaryFacets(context, query.language ?? 'en')),
  );

  registerEndpoint(app, context, 'GET /api/dictionary/:slug', async ({ params, query }) =>
    succeed(await findDictionaryEntry(context, { slug: params.slug, language: query.language ?? 'en' })),
  );

  registerEndpoint(app, context, 'GET /api/symbols/edits', async ({ query }) =>
    succeed(await listEdits(context, query.language)),
  );
}

function registerAdmin(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/symbols', async ({ query }) =>
    succeed(await listForAdmin.symbols(context, query)),
  );

  registerEndpoint(
    app,
    context,
    'PATCH /api/admin/symbols/:slug/:language',
    async ({ params, body, ...call }) =>
      succeed(
        await editSymbol(context, { ...params, actor: actorOf(call.member, call.request), changes: body }),
      ),
  );

  registerEndpoint(app, context, 'GET /api/admin/combined-symbols', async ({ query }) =>
    succeed(await listForAdmin.combined(context, query)),
  );

  registerEndpoint(
    app,
    context,
    'PATCH /api/admin/combined-symbols/:slug/:language',
    async ({ params, body, ...call }) =>
      succeed(
        await editCombinedSymbol(context, {
          ...params,
          actor: actorOf(call.member, call.request),
          changes: body,
        }),
      ),
  );

  registerEndpoint(app, context, 'GET /api/admin/celebrities', async ({ query }) =>
    succeed(await listForAdmin.celebrities(context, query)),
  );

  registerEndpoint(app, context, 'PATCH /api/admin/celebrities/:id', async ({ params, body, ...call }) =>
    succeed(
      await editCelebrity(context, { ...params, actor: actorOf(call.member, call.request), changes: body }),
    ),
  );

  registerEndpoint(app, context, 'GET /api/admin/missing-symbols', async ({ query }) =>
    succeed(await listMissingSymbols(context, query)),
  );

  registerEndpoint(app, context, 'PATCH /api/admin/missing-symbols/:id', async ({ params, body, ...call }) =>
    succeed(
      await changeMissingSymbol(context, { ...params, ...body, actor: actorOf(call.member, call.request) }),
    ),
  );
}
