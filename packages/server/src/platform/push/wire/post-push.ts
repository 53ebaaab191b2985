import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import type { Config } from '#server/config/config.ts';
import { isPrivatePushService, isPushEndpoint } from '../push-endpoint.ts';
import { createPublicLookup, NotPublicError, type ResolveHost } from './public-lookup.ts';

/** What a push service answers with, as far as it is looked at. */
export interface PushAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
}

export interface PushRequest {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** Posts to a push service and to nowhere else: what it redirects to is not asked. Throws where nothing is answered. */
export type PostPush = (endpoint: string, request: PushRequest) => Promise<PushAnswer>;

/** Bytes of an answer that are read, so that its connection can be used again; beyond them it is closed. */
const mostBytes = 16_384;

export function createPostPush(config: Config['push'], resolve?: ResolveHost): PostPush {
  const kept = { keepAlive: true, maxFreeSockets: config.places };
  const anywhere = new HttpsAgent({ ...kept, lookup: createPublicLookup(resolve) });
  const own = { 'http:': new HttpAgent(kept), 'https:': new HttpsAgent(kept) };
  return async (endpoint, { headers, body }) => {
    const url = new URL(endpoint);
    // The operator may have taken an origin off the list since the device was subscribed.
    if (!isPushEndpoint(endpoint, config)) throw new NotPublicError('no push service is at this address');
    const isOwn = isPrivatePushService(url, config);
    const agent = isOwn ? own[url.protocol as keyof typeof own] : anywhere;
    const signal = AbortSignal.timeout(config.answerMs);
    return ask(url, { method: 'POST', headers: { ...headers }, agent, signal }, { body, config });
  };
}

interface Asking {
  readonly body: Buffer;
  readonly config: Pick<Config['push'], 'connectMs'>;
}

function ask(url: URL, options: RequestOptions, { body, config }: Asking): Promise<PushAnswer> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const request = (isSecure ? httpsRequest : httpRequest)(url, options);
    request.once('socket', (socket) =>
      watchConnecting(socket, isSecure ? 'secureConnect' : 'connect', config.connectMs),
    );
    request.once('error', reject);
    request.once('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      readAway(response, () => resolve({ status, retryAfter: headers['retry-after'] ?? null }));
    });
    request.end(body);
  });
}

function watchConnecting(socket: Socket, connected: string, milliseconds: number): void {
  if (!socket.connecting) return;
  const timer = setTimeout(() => {
    socket.destroy(Object.assign(new Error('not connected in time'), { code: 'ETIMEDOUT' }));
  }, milliseconds);
  const clear = () => clearTimeout(timer);
  socket.once(connected, clear).once('close', clear);
}

/** Whatever stands in an answer, or breaks it off, its status counts. */
function readAway(response: IncomingMessage, onDone: () => void): void {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) response.destroy();
  });
  response.once('error', onDone).once('close', onDone);
}
