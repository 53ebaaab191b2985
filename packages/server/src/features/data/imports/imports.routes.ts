import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerUpload } from '#server/platform/http/streams/register-upload.ts';
import { cancelImport } from './cancel-import.ts';
import { changeImport } from './change-import.ts';
import { listImports } from './list-imports.ts';
import { showImport } from './show-import.ts';
import { stageImport } from './stage-import.ts';
import { startImport } from './start-import.ts';
import { undoImport } from './undo-import.ts';
import { createImportRunner } from './work/import-runner.ts';
import { isAbandoned } from './work/is-abandoned.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerImportsRoutes(app: FastifyInstance, context: AppContext): void {
  const runner = createImportRunner(context);
  app.addHook('onClose', () => runner.stop());

  const upload = { key: 'POST /api/imports', limit: 'importsPerMember' } as const;
  registerUpload(app, context, upload, async ({ member, files }) =>
    succeed(await stageImport(context, { member, files })),
  );

  registerEndpoint(app, context, 'GET /api/imports', async ({ member }) =>
    succeed(await listImports(context, { member })),
  );

  registerEndpoint(app, context, 'GET /api/imports/:id', async ({ member, params: { id } }) => {
    // Whoever looks at work that stands still sets it going again, sooner than the schedule would.
    if (await isAbandoned(context, { userId: member.id, id })) void runner.run({ userId: member.id, id });
    return succeed(await showImport(context, { member, id }));
  });

  registerEndpoint(app, context, 'PATCH /api/imports/:id', async ({ member, params, body }) =>
    succeed(await changeImport(context, { member, id: params.id, changes: body })),
  );

  registerEndpoint(app, context, 'POST /api/imports/:id/start', async ({ member, params }) =>
    succeed(await startImport(context, runner, { member, id: params.id })),
  );

  registerEndpoint(app, context, 'POST /api/imports/:id/cancel', async ({ member, params }) =>
    succeed(await cancelImport(context, runner, { member, id: params.id })),
  );

  registerEndpoint(app, context, 'POST /api/imports/:id/undo', async ({ member, params, body }) =>
    succeed(await undoImport(context, runner, { member, id: params.id, changed: body.changed })),
  );
}
