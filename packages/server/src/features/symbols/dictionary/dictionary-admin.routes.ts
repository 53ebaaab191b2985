import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { actorOf } from '../../admin/audit-log/actor.ts';
import { exportContent } from './admin/publishing/export-content.ts';
import { findEntries } from './admin/publishing/find-entries.ts';
import { listChanges } from './admin/publishing/list-changes.ts';
import { publishEntry } from './admin/publishing/publish-entry.ts';
import { showEntry } from './admin/publishing/show-entry.ts';
import { undoChange } from './admin/publishing/undo-change.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

/** What administrators do with entries of every kind: find, write, try, publish, take back. */
export function registerDictionaryAdminRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/symbols/entries', async ({ query }) =>
    succeed(await findEntries(context, query)),
  );

  registerEndpoint(app, context, 'GET /api/admin/symbols/entry', async ({ query }) =>
    succeed(await showEntry(context, query)),
  );

  registerEndpoint(app, context, 'POST /api/admin/symbols/check', async ({ member, body }) => {
    await context.dictionary.refresh();
    const task = { named: body.content, isHidden: false };
    return succeed({ problems: [...(await context.engine.checkEntry({ member }, task))] });
  });

  registerEndpoint(app, context, 'POST /api/admin/symbols/preview', async ({ member, body }) => {
    await context.dictionary.refresh();
    const task = { named: body.content, sentences: body.sentences };
    return succeed({ sentences: [...(await context.engine.previewEntry({ member }, task))] });
  });

  registerEndpoint(app, context, 'PUT /api/admin/symbols/entry', async ({ member, request, body }) =>
    succeed(await publishEntry(context, { ...body, actor: actorOf(member, request) })),
  );

  registerEndpoint(app, context, 'GET /api/admin/symbols/changes', async ({ query }) =>
    succeed(await listChanges(context, query)),
  );

  registerEndpoint(
    app,
    context,
    'POST /api/admin/symbols/changes/:id/undo',
    async ({ member, request, params }) =>
      succeed(await undoChange(context, { ...params, actor: actorOf(member, request) })),
  );

  registerEndpoint(app, context, 'GET /api/admin/symbols/export', async () =>
    succeed(await exportContent(context)),
  );
}
