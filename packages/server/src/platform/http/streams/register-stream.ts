import { Readable } from 'node:stream';
import { type Endpoint, type Endpoints, endpoints } from '@chitta/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { type AbortableCall, registerAbortableRoute } from './abortable-route.ts';

type StreamKey = {
  [K in keyof Endpoints]: Endpoints[K] extends { isStream: true } ? K : never;
}[keyof Endpoints];
type Line<K extends StreamKey> = z.input<Endpoints[K]['response']>;

/** Errors thrown before the lines are given become an ordinary error answer; afterwards there can be none. */
export type StreamHandler<K extends StreamKey> = (call: AbortableCall<K>) => Promise<AsyncIterable<Line<K>>>;

/** Longer than any stream may take by its own limits. */
const timeoutMs = 5 * 60_000;

/** Serves one call of the contract that answers in lines of JSON. */
export function registerStream<K extends StreamKey>(
  app: FastifyInstance,
  context: AppContext,
  key: K,
  handler: StreamHandler<K>,
): void {
  const { response }: Endpoint = endpoints[key];
  registerAbortableRoute(app, context, {
    key,
    timeoutMs,
    respond: async (call) => sendLines(call.reply, toLines(await handler(call), response)),
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
