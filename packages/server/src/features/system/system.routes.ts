import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';

/** For balancers and supervisors: `health` says that the process lives, `ready` that it can serve. */
export function registerSystemRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/health', () => ({ status: 'ok' }));
  registerEndpoint(app, context, 'GET /api/ready', async () => {
    try {
      await context.db.execute(sql`select 1`);
    } catch (cause) {
      throw new AppError('server.database', { cause });
    }
    return { status: 'ready' };
  });
}
