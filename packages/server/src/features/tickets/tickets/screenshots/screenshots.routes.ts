import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerAbortableRoute } from '#server/platform/http/streams/abortable-route.ts';
import { readScreenshot } from './read-screenshot.ts';
import { removeScreenshot } from './remove-screenshot.ts';

const timeoutMs = 30_000;

/** It can be taken away, so that nothing on the way keeps it. */
const headers = {
  'cache-control': 'private, no-store',
  'content-disposition': 'inline; filename="screenshot.webp"',
};

export function registerScreenshotsRoutes(app: FastifyInstance, context: AppContext): void {
  registerAbortableRoute(app, context, {
    key: 'GET /api/tickets/:id/screenshot',
    timeoutMs,
    respond: async ({ member, params, reply }) => {
      const content = await readScreenshot(context, { userId: member.id, ...params });
      return reply.type('image/webp').headers(headers).send(content);
    },
  });

  registerEndpoint(app, context, 'DELETE /api/tickets/:id/screenshot', async ({ member, params }) => {
    await removeScreenshot(context, { userId: member.id, ...params });
    return { success: true };
  });

  registerAbortableRoute(app, context, {
    key: 'GET /api/admin/tickets/:id/screenshot',
    timeoutMs,
    respond: async ({ params, reply }) => {
      const content = await readScreenshot(context, { userId: null, ...params });
      return reply.type('image/webp').headers(headers).send(content);
    },
  });
}
