import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerDownload } from '#server/platform/http/streams/register-download.ts';
import { exportJournal } from './export-journal.ts';

export function registerExportsRoutes(app: FastifyInstance, context: AppContext): void {
  registerDownload(app, context, 'GET /api/exports/journal', async ({ member, query }) => {
    await context.rateLimits.exportsPerMember.take(String(member.id));
    return exportJournal(context, { member, language: query.language ?? 'en' });
  });
}
