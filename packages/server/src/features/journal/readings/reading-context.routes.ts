import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readContext, readWholeContext } from './reading-context.ts';

export function registerReadingContextRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/reading-context', async ({ member }) => ({
    success: true,
    data: await readWholeContext(context, member),
  }));

  registerEndpoint(app, context, 'POST /api/reading-context', async ({ member, body }) => {
    const { symbols, before } = body;
    // The last moment that still counts.
    const at = before === undefined ? context.clock.now() : new Date(Date.parse(before) - 1);
    return { success: true, data: await readContext(context, member, { symbols, at }) };
  });
}
