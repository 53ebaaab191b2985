import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { traceSymbols } from './trace-symbols.ts';

export function registerDebugSymbolsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'POST /api/debug-symbols', async ({ member, body }) => ({
    success: true,
    data: await traceSymbols(context, member, body),
  }));
}
