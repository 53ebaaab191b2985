import { type Endpoint, type Endpoints, endpoints } from '@chitta/contract';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { invariant } from '../../errors/invariant.ts';
import { routeSchema } from '../register-endpoint.ts';

type NotificationKey = {
  [K in keyof Endpoints]: Endpoints[K] extends { isNotification: true } ? K : never;
}[keyof Endpoints];

/** Larger ones than any provider sends. */
const maxBytes = 1024 * 1024;

/** What a handler of a notification gets. */
export interface NotificationCall<K extends NotificationKey> {
  /** The bytes as they came: a signature is over these, and not over what they mean. */
  readonly payload: Buffer;
  readonly params: Endpoints[K] extends { params: infer S extends z.ZodType } ? z.output<S> : undefined;
  readonly request: FastifyRequest;
}

/**
 * Serves one call of the contract that another server makes. It comes from no page, so that no origin, session or
 * member is looked at: the signature, which the handler checks, over the bytes or in the address, is all that proves it.
 */
export function registerNotification<K extends NotificationKey>(
  app: FastifyInstance,
  key: K,
  handler: (call: NotificationCall<K>) => Promise<z.input<Endpoints[K]['response']>>,
): void {
  const definition: Endpoint = endpoints[key];
  invariant(definition.access === 'public', `${key} is for other servers`);
  const { status = 200 } = definition;
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  // A scope of its own: everywhere else bodies are read as JSON.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      method,
      url,
      bodyLimit: maxBytes,
      config: { endpoint: key, access: 'public' },
      schema: { ...routeSchema(definition), response: { [status]: definition.response } },
      handler: async (request, reply) => {
        reply.status(status);
        const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return handler({ payload, params: request.params, request } as NotificationCall<K>);
      },
    });
  });
}
