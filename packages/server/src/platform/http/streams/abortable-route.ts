import { type Endpoint, type Endpoints, endpoints } from '@chitta/contract';
import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { createAccessGuard } from '../access-guard.ts';
import { type EndpointCall, routeSchema } from '../register-endpoint.ts';

/** What a handler gets whose answer takes a while. `signal` ends when the client goes away or the server stops. */
export type AbortableCall<K extends keyof Endpoints> = EndpointCall<Endpoints[K]> & {
  readonly signal: AbortSignal;
};

export interface AbortableRoute<K extends keyof Endpoints> {
  readonly key: K;
  /** Milliseconds until the answer has to be out, longer than any may take. */
  readonly timeoutMs: number;
  readonly respond: (call: AbortableCall<K>) => Promise<FastifyReply>;
}

/** A call of the contract whose answer is written bit by bit. Guards and checks are those of every call. */
export function registerAbortableRoute<K extends keyof Endpoints>(
  app: FastifyInstance,
  context: AppContext,
  { key, timeoutMs, respond }: AbortableRoute<K>,
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
    config: { endpoint: key, access: definition.access, answerMs: timeoutMs },
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
      return respond({ body, params, query, member, session, request, reply, signal } as AbortableCall<K>);
    },
  });
}
