import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { answersUntil } from '#server/db/answers-until.ts';
import { AppError } from '../../errors/app-error.ts';
import { answerClientError } from '../client-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The request brings files, which may take longer to arrive. */
    isUpload?: boolean;
    /** Milliseconds for the answer, where it is not the usual time. */
    answerMs?: number;
  }
  interface FastifyRequest {
    timing: RequestTiming | null;
  }
}

/** The clocks of one request. */
interface RequestTiming {
  readonly hasBody: boolean;
  /** Begins the time for the answer; for the next part of the work it begins anew. */
  startAnswer(): void;
  /** Nothing is waited for that is ours to do: the client is still sending. */
  pauseAnswer(): void;
  /** Ends when the client was told that the answer took too long: what is not kept by then is not kept at all. */
  readonly signal: AbortSignal;
}

/**
 * How long a request may take. Its body has `requestTimeoutMs` to arrive, the answer `handlerTimeoutMs` (or the route's
 * own time) without the body's. A body that comes too slowly gets 408 and loses the connection; an answer that takes too
 * long is given up with `server.timed_out`, and transactions that are still open are rolled back. Node and Fastify have
 * limits of their own, but Node's has to leave room for uploads, and Fastify's ends once a body has been read.
 */
export function limitTime(app: FastifyInstance, { http }: Pick<Config, 'http'>): void {
  app.decorateRequest('timing', null);
  app.addHook('onRequest', (request, reply, done) => {
    const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
    if (hasBody && !request.routeOptions.config.isUpload) limitArrival(request, reply, http.requestTimeoutMs);
    request.timing = createTiming(request, reply, { hasBody, usualMs: http.handlerTimeoutMs });
    request.timing.startAnswer();
    done();
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.timing?.hasBody) request.timing.pauseAnswer();
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.timing?.hasBody) request.timing.startAnswer();
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.timing) answersUntil(request.timing.signal, done);
    else done();
  });
}

function createTiming(
  request: FastifyRequest,
  reply: FastifyReply,
  { hasBody, usualMs }: { readonly hasBody: boolean; readonly usualMs: number },
): RequestTiming {
  const controller = new AbortController();
  const milliseconds = request.routeOptions.config.answerMs ?? usualMs;
  let timer: NodeJS.Timeout | undefined;
  const pauseAnswer = () => clearTimeout(timer);
  reply.raw.once('close', pauseAnswer);
  return {
    hasBody,
    signal: controller.signal,
    pauseAnswer,
    startAnswer() {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp(reply, controller), milliseconds);
      timer.unref();
    },
  };
}

function giveUp(reply: FastifyReply, controller: AbortController): void {
  if (reply.sent) return;
  const error = new AppError('server.timed_out');
  controller.abort(error);
  // A stream that has begun cannot turn into an error any more: the connection says that it is not whole.
  if (reply.raw.headersSent) reply.raw.destroy(error);
  else reply.send(error);
}

/** Cuts a body off that is not there in time, also where it was answered already: nobody else would ever hang up. */
function limitArrival({ raw }: FastifyRequest, reply: FastifyReply, milliseconds: number): void {
  const timer = setTimeout(() => {
    if (raw.complete) return;
    if (reply.raw.headersSent || reply.sent) raw.destroy();
    else answerClientError(arrivedTooSlowly(), raw.socket);
  }, milliseconds);
  timer.unref();
  const clear = () => clearTimeout(timer);
  raw.once('end', clear).once('close', clear);
}

/** What Node itself would report. */
function arrivedTooSlowly(): Error & { code: string } {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
