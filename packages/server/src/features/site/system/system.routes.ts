import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';

/** A balancer wants to know soon; a database that takes longer to say 1 is none to send traffic to. */
const readyMs = 4_000;

/** For balancers and supervisors: `health` says that the process lives, `ready` that it can serve. */
export function registerSystemRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/health', () => ({ status: 'ok' }));
  registerEndpoint(app, context, 'GET /api/ready', async () => {
    // Balancers send their next request elsewhere; those that come all the same are answered.
    if (context.shutdown.hasBegun()) throw new AppError('server.overloaded');
    await assertDatabaseAnswers(context);
    return { status: 'ready' };
  });
}

async function assertDatabaseAnswers({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('No answer in time.')), readyMs);
  try {
    await Promise.race([db.execute(sql`select 1`), late.promise]);
  } catch (cause) {
    throw new AppError('server.database', { cause });
  } finally {
    clearTimeout(timer);
  }
}
