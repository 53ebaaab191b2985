import { Readable } from 'node:stream';
import { type Endpoint, type Endpoints, endpoints } from '@chitta/contract';
import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { createAccessGuard } from './access-guard.ts';
import { type EndpointCall, routeSchema } from './register-endpoint.ts';

type StreamKey = {
  [K in keyof Endpoints]: Endpoints[K] extends { isStream: true } ? K : never;
}[keyof Endpoints];
type Line<K extends StreamKey> = z.input<Endpoints[K]['response']>;

/** What a handler of a stream gets. `signal` ends when the client goes away or the server stops. */
export type StreamCall<K extends StreamKey> = EndpointCall<Endpoints[K]> & { readonly signal: AbortSignal };

/** Errors thrown before the lines are given become an ordinary error answer; afterwards there can be none. */
export type StreamHandler<K extends StreamKey> = (call: StreamCall<K>) => Promise<AsyncIterable<Line<K>>>;

/** Longer than any stream may take by its own limits. */
const handlerTimeout = 5 * 60_000;

/** Serves one call of the contract that answers in lines of JSON. Guards and checks are those of every call. */
export function registerStream<K extends StreamKey>(
  app: FastifyInstance,
  context: AppContext,
  key: K,
  handler: StreamHandler<K>,
): void {
  const definition: Endpoint = endpoints[key];
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  const open = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const controller of open) controller.abort();
  });
  app.route({
    method,
    url,
    handlerTimeout,
    config: { endpoint: key, access: definition.access },
    schema: routeSchema(definition),
    onRequest: createAccessGuard(context, definition),
    handler: async (request, reply) => {
      const controller = new AbortController();
      open.add(controller);
      reply.raw.once('close', () => {
        open.delete(controller);
        controller.abort();
      });
      const { body, params, query, member, session } = request;
      const { signal } = controller;
      const call = { body, params, query, member, session, request, reply, signal } as StreamCall<K>;
      return sendLines(reply, toLines(await handler(call), definition.response));
    },
  });
}

/** Nothing on the way may keep lines back or store them. */
function sendLines(reply: FastifyReply, lines: AsyncIterable<string>): FastifyReply {
  return reply
    .type('application/x-ndjson; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(lines));
}

async function* toLines(values: AsyncIterable<unknown>, schema: z.ZodType): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(schema.parse(value))}\n`;
}
