import type { Readable } from 'node:stream';
import { type Endpoint, type Endpoints, endpoints } from '@chitta/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { type AbortableCall, registerAbortableRoute } from './abortable-route.ts';

type DownloadKey = {
  [K in keyof Endpoints]: Endpoints[K] extends { isDownload: true } ? K : never;
}[keyof Endpoints];

/** A file that is written while it is sent. */
export interface Download {
  /** What a browser saves it as; ASCII without quotes. */
  readonly fileName: string;
  /** About how long it will be, for progress. */
  readonly estimatedBytes: number;
  /** Destroyed when the client goes away; an error of it breaks the connection off, so that no half file looks whole. */
  readonly content: Readable;
}

/** Errors thrown before the file is given become an ordinary error answer; afterwards there can be none. */
export type DownloadHandler<K extends DownloadKey> = (call: AbortableCall<K>) => Promise<Download>;

/** A large journal on a slow phone. */
const timeoutMs = 60 * 60_000;

/** Serves one call of the contract that answers with a file. */
export function registerDownload<K extends DownloadKey>(
  app: FastifyInstance,
  context: AppContext,
  key: K,
  handler: DownloadHandler<K>,
): void {
  const mediaType = mediaTypeOf(endpoints[key]);
  registerAbortableRoute(app, context, {
    key,
    timeoutMs,
    respond: async (call) => {
      const download = await handler(call);
      call.signal.addEventListener('abort', () => download.content.destroy());
      return sendDownload(call.reply, mediaType, download);
    },
  });
}

function mediaTypeOf({ response }: Endpoint): string {
  return String(z.toJSONSchema(response, { io: 'output' }).contentMediaType);
}

/** Nothing on the way may store it or change it. */
function sendDownload(
  reply: FastifyReply,
  mediaType: string,
  { fileName, estimatedBytes, content }: Download,
): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('x-estimated-bytes', estimatedBytes)
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(content);
}
