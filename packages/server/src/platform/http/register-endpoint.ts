import { type Access, type Endpoint, type EndpointKey, type Endpoints, endpoints } from '@chitta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import type { Member } from '../sessions/member.ts';
import type { LiveSession } from '../sessions/session-store.ts';
import { createAccessGuard } from './access-guard.ts';
import { allowCaching, allowRevalidation, answerUnchanged } from './caching.ts';

type Parsed<E, Part extends string> = E extends { readonly [P in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a handler gets: the parsed parts of the request that the contract declares, and who asks. */
export interface EndpointCall<E extends Endpoint> {
  readonly body: Parsed<E, 'body'>;
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  /** Null only where the endpoint is public. */
  readonly member: E['access'] extends 'public' ? Member | null : Member;
  readonly session: E['access'] extends 'public' ? LiveSession | null : LiveSession;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Response<E extends Endpoint> = z.input<E['response']>;

export type EndpointHandler<K extends keyof Endpoints> = (
  call: EndpointCall<Endpoints[K]>,
) => Promise<Response<Endpoints[K]>> | Response<Endpoints[K]>;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointKey;
    access?: Access;
  }
}

/**
 * Serves one call of the contract. Guards, validation, status and the shape of the answer come from the table;
 * fields that the response schema does not name are stripped.
 */
export function registerEndpoint<K extends keyof Endpoints>(
  app: FastifyInstance,
  context: AppContext,
  key: K,
  handler: EndpointHandler<K>,
): void {
  const definition: Endpoint = endpoints[key];
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  const status = definition.status ?? 200;
  app.route({
    method,
    url,
    config: {
      endpoint: key,
      access: definition.access,
      ...(definition.isLengthy && { answerMs: context.config.http.uploadTimeoutMs }),
    },
    schema: { ...routeSchema(definition), response: { [status]: definition.response } },
    onRequest: createAccessGuard(context, definition),
    ...(definition.bodyBytes && { bodyLimit: definition.bodyBytes }),
    ...((definition.isCacheable || definition.isRevalidated) && { onSend: answerUnchanged }),
    handler: async (request, reply) => {
      reply.status(status);
      if (definition.isCacheable) allowCaching(reply);
      if (definition.isRevalidated) allowRevalidation(reply);
      const { body, params, query, member, session } = request;
      // Fastify has parsed each part with the schema that this type is made from.
      return handler({ body, params, query, member, session, request, reply } as EndpointCall<Endpoints[K]>);
    },
  });
}

/** Only parts that the contract declares: a key with `undefined` would be compiled as a schema. */
export function routeSchema({ summary, body, params, query }: Endpoint) {
  return {
    summary,
    ...(body && { body }),
    ...(params && { params }),
    ...(query && { querystring: query }),
  };
}
