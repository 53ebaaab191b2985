import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { presentMember } from './accounts.presenter.ts';

export function registerAccountsRoutes(app: FastifyInstance, context: AppContext): void {
  const { clock } = context;
  registerEndpoint(app, context, 'GET /api/user', ({ member }) => presentMember(member, clock.now()));
}
