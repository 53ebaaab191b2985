import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface HttpStop {
  /** How long new requests are still taken after `/api/ready` said that they should go elsewhere. */
  readonly drainMs: number;
  /** What is still open after so long, counted from the end of that, is cut off. */
  readonly timeoutMs: number;
}

/** Whoever has just connected may have a request on its way. */
const graceMs = 500;
const lookEveryMs = 50;

/**
 * Stops taking connections and answers what is in flight. To be called once the process says that it is stopping:
 * balancers get the time to hear it. Nobody is cut off who has just connected, and whoever is kept alive is let go with
 * the next answer.
 */
export async function stopHttp(app: FastifyInstance, { drainMs, timeoutMs }: HttpStop): Promise<void> {
  await sleep(drainMs);
  const { server } = app;
  await takeOverWaiting(server);
  const closeIdle = server.closeIdleConnections.bind(server);
  // Called by Node and by Fastify as the listener closes, when the bytes of a request may not have been read yet.
  server.closeIdleConnections = () => undefined;
  const closedFrom = performance.now() + graceMs;
  const timer = setInterval(() => performance.now() >= closedFrom && closeIdle(), lookEveryMs);
  const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await app.close();
  clearInterval(timer);
  clearTimeout(cutOff);
}

/** Connections that the system has accepted and that wait to be taken over would be reset with the listener. */
async function takeOverWaiting(server: Server): Promise<void> {
  const end = performance.now() + graceMs;
  let isNew = true;
  const notice = () => {
    isNew = true;
  };
  server.on('connection', notice);
  while (isNew && performance.now() < end) {
    isNew = false;
    // One is taken over in a turn of the event loop.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', notice);
}
