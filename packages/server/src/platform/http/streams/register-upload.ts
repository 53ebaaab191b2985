import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, type Endpoints, endpoints } from '@chitta/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { invariant } from '../../errors/invariant.ts';
import { createAccessGuard } from '../access-guard.ts';
import { type EndpointCall, routeSchema } from '../register-endpoint.ts';
import { receiveFiles, type UploadedFile } from './receive-files.ts';

type UploadKey = {
  [K in keyof Endpoints]: Endpoints[K] extends { upload: object } ? K : never;
}[keyof Endpoints];

/** What a handler of an upload gets. The files are gone once it has answered. */
export type UploadCall<K extends UploadKey> = EndpointCall<Endpoints[K]> & {
  /** At least one; in the order in which they came. */
  readonly files: readonly UploadedFile[];
};

export type UploadHandler<K extends UploadKey> = (
  call: UploadCall<K>,
) => Promise<z.input<Endpoints[K]['response']>>;

/**
 * Serves one call of the contract that takes files as `multipart/form-data`. Guards and rate limits are those of every
 * call and run before the body is read. Files are written to a temporary folder under names of our own, so that
 * neither their size nor their names matter to the handler.
 */
export function registerUpload<K extends UploadKey>(
  app: FastifyInstance,
  context: AppContext,
  key: K,
  handler: UploadHandler<K>,
): void {
  const definition: Endpoint = endpoints[key];
  const { upload, status = 200 } = definition;
  invariant(upload, `${key} is no upload`);
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  // A scope of its own: everywhere else multipart stays refused.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    scope.route({
      method,
      url,
      config: {
        endpoint: key,
        access: definition.access,
        isUpload: true,
        answerMs: context.config.http.uploadTimeoutMs,
      },
      schema: { ...routeSchema(definition), response: { [status]: definition.response } },
      onRequest: createAccessGuard(context, definition),
      handler: async (request, reply) => {
        const folder = await mkdtemp(join(tmpdir(), 'chitta-upload-'));
        try {
          const files = await receiveFiles(request, upload, folder);
          reply.status(status);
          const { params, query, member, session } = request;
          const call = { params, query, member, session, request, reply, files };
          return await handler(call as unknown as UploadCall<K>);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    });
  });
}
