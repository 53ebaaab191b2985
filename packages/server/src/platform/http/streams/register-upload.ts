import { type Endpoint, type Endpoints, endpoints } from '@chitta/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { invariant } from '../../errors/invariant.ts';
import { withTemporaryFolder } from '../../files/temporary-folder.ts';
import { createAccessGuard } from '../access-guard.ts';
import { type EndpointCall, routeSchema } from '../register-endpoint.ts';
import { receiveFiles, type UploadedFile } from './receive-files.ts';
import { createUploadGuard, type UploadLimit, whileInPlace } from './upload-guard.ts';

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

export interface UploadOptions<K extends UploadKey> {
  readonly key: K;
  /** What is taken of it before the body is read: over the limit, nothing of the body is. */
  readonly limit: UploadLimit;
  /** What else is asked before the body is read: throws where nothing that could come would be taken. */
  readonly admit?: (call: EndpointCall<Endpoints[K]>) => Promise<void>;
}

/**
 * Serves one call of the contract that takes files as `multipart/form-data`. Whether they may come at all is decided
 * before anything of the body is read: by the guards of every call, how many the member and all others are sending, the
 * limit, and the room on the disk. Files are written to a temporary folder under names of our own, so that neither
 * their size nor their names matter to the handler, and removed whatever happens.
 */
export function registerUpload<K extends UploadKey>(
  app: FastifyInstance,
  context: AppContext,
  { key, limit, admit }: UploadOptions<K>,
  handler: UploadHandler<K>,
): void {
  const definition: Endpoint = endpoints[key];
  const { upload, status = 200 } = definition;
  invariant(upload, `${key} is no upload`);
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  const { temporaryDisk: disk } = context;
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
      onRequest: [createAccessGuard(context, definition), createUploadGuard(context, limit)],
      handler: (request, reply) =>
        whileInPlace(request, async () => {
          const { params, query, member, session } = request;
          const call = { params, query, member, session, request, reply };
          await admit?.(call as unknown as EndpointCall<Endpoints[K]>).catch((error: unknown) => {
            // Let go by, so that the sender sees the answer.
            request.raw.resume();
            throw error;
          });
          return withTemporaryFolder('upload', async (folder) => {
            const files = await receiveFiles(request, { limits: upload, folder, disk });
            reply.status(status);
            return handler({ ...call, files } as unknown as UploadCall<K>);
          });
        }),
    });
  });
}
