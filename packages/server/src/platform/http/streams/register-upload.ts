import { type Endpoint, type Endpoints, endpoints } from '@chitta/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { invariant } from '../../errors/invariant.ts';
import { withTemporaryFolder } from '../../files/temporary-folder.ts';
import { createAccessGuard } from '../access-guard.ts';
import { type EndpointCall, routeSchema } from '../register-endpoint.ts';
import { fromValidation } from '../validation-error.ts';
import { receiveFiles, receiveForm, type UploadedFile } from './receive-files.ts';
import { createUploadGuard, type UploadLimit, whileInPlace } from './upload-guard.ts';

type UploadKey = {
  [K in keyof Endpoints]: Endpoints[K] extends { upload: object } ? K : never;
}[keyof Endpoints];

/** What a handler of an upload gets. The files are gone once it has answered. */
export type UploadCall<K extends UploadKey> = EndpointCall<Endpoints[K]> & {
  /** In the order in which they came; at least one where the call has no body. */
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
 * Serves one call of the contract that takes files as `multipart/form-data`; with a body in the contract also JSON
 * alone, which is a request as any other. Whether files may come at all is decided
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
  const { body: bodySchema, ...definition }: Endpoint = endpoints[key];
  const { upload, status = 200 } = definition;
  invariant(upload, `${key} is no upload`);
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  const { temporaryDisk: disk } = context;
  // A scope of its own: everywhere else multipart stays refused.
  app.register(async (scope) => {
    if (!bodySchema) scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    const guardUpload = createUploadGuard(context, limit);
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
      onRequest: [
        createAccessGuard(context, definition),
        async function guardFiles(request, reply) {
          if (!bodySchema || bringsFiles(request)) await guardUpload.call(this, request, reply);
        },
      ],
      handler: (request, reply) => {
        const { params, query, member, session } = request;
        const call = { params, query, member, session, request, reply };
        const answer = (more: Pick<UploadCall<K>, 'files'> & { readonly body?: unknown }) => {
          reply.status(status);
          return handler({ ...call, ...more } as unknown as UploadCall<K>);
        };
        if (bodySchema && !bringsFiles(request))
          return answer({ files: [], body: readBody(bodySchema, request.body) });
        return whileInPlace(request, async () => {
          await admit?.(call as unknown as EndpointCall<Endpoints[K]>).catch((error: unknown) => {
            // Let go by, so that the sender sees the answer.
            request.raw.resume();
            throw error;
          });
          return withTemporaryFolder('upload', async (folder) => {
            const options = { limits: upload, folder, disk };
            if (!bodySchema) return answer({ files: await receiveFiles(request, options) });
            const { files, data } = await receiveForm(request, options);
            return answer({ files, body: readBody(bodySchema, parseJson(data ?? '{}')) });
          });
        });
      },
    });
  });
}

const bringsFiles = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('requests.malformed', { cause });
  }
}

/** The body as its schema reads it; throws `requests.invalid` as the check of every other body does. */
function readBody(schema: z.ZodType, body: unknown): unknown {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    instancePath: `/${path.join('/')}`,
    message,
  }));
  throw fromValidation(issues);
}
