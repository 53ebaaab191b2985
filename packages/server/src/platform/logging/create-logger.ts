import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LevelWithSilent, pino } from 'pino';
import { createLogDestination } from './log-destination.ts';

/**
 * JSON lines on standard error; standard output is for what people read. Callers log names and numbers, never bodies,
 * query strings, headers, tokens or dream texts; the serialisers drop them should a whole request or an error of the
 * database slip in.
 */
export function createLogger(
  level: LevelWithSilent,
  destination: DestinationStream = createLogDestination(),
): FastifyBaseLogger {
  const serializers = { req: describeRequest, res: describeReply, err: describeError };
  return pino({ level, base: null, serializers, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

function describeRequest(request: { id?: unknown; method?: unknown }) {
  return { id: request.id, method: request.method };
}

function describeReply(reply: { statusCode?: unknown }) {
  return { status: reply.statusCode };
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code: unknown;
  readonly stack: string | undefined;
  readonly cause?: LoggedError;
}

/** What PostgreSQL says of a value that it refuses (class 22) quotes it; its code tells what was wrong. */
const isRefusedValue = ({ code }: { code?: unknown }) =>
  typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);

/** Drizzle puts the values of a failed statement into its message: only that it failed is kept. */
export function describeError(error: Error & { code?: unknown }): LoggedError {
  const isQuery = error.message.startsWith('Failed query:');
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return {
    type: error.name,
    message: isQuery ? 'Failed query' : isRefusedValue(error) ? 'A value was refused' : error.message,
    code: error.code,
    stack: stackFrames(error),
    ...cause,
  };
}

/** The frames without the message in front of them, which may hold values. */
function stackFrames(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
