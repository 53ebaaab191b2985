import type { Language } from '@chitta/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { findProgramme } from './find-programme.ts';
import { listProgrammes } from './list-programmes.ts';

/** The language of the page that asks, else that of the account. */
const languageOf = (member: Pick<Member, 'language'>, query: { language?: Language | undefined }) =>
  query.language ?? member.language ?? 'en';

export function registerProgrammesRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/programmes', async ({ member, query }) => ({
    success: true as const,
    data: { items: await listProgrammes(context, { member, language: languageOf(member, query) }) },
  }));

  registerEndpoint(app, context, 'GET /api/programmes/:name', async ({ member, params, query }) => ({
    success: true as const,
    data: await findProgramme(context, { member, language: languageOf(member, query), ...params }),
  }));
}
