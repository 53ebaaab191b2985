import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { keepOracleProfile } from './keep-oracle-profile.ts';
import { readOracleProfile } from './read-oracle-profile.ts';

export function registerOracleProfileRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/oracle/profile', async ({ member }) => ({
    success: true as const,
    data: await readOracleProfile(context, member),
  }));

  registerEndpoint(app, context, 'PUT /api/oracle/profile', async ({ member, body }) => ({
    success: true as const,
    data: await keepOracleProfile(context, member, body),
  }));
}
