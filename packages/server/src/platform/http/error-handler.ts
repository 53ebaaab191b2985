import { type ErrorReason, type ErrorResponse, errorTable, statusOfReason } from '@chitta/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '#server/db/is-database-unavailable.ts';
import { isDiskFull } from '#server/db/is-disk-full.ts';
import { AppError } from '../errors/app-error.ts';
import { isOutage, type OutageLog } from '../logging/outage-log.ts';
import { noteOn } from './request-notes.ts';
import { fromValidation } from './validation-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outageLog?: OutageLog;
  }
}

/** What Fastify and the system find wrong, by their own error codes. */
const reasonOfFastifyCode: Record<string, ErrorReason> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'requests.unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'requests.body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'requests.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'requests.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'requests.malformed',
  FST_ERR_BAD_URL: 'requests.malformed',
  FST_ERR_ASYNC_CONSTRAINT: 'requests.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'requests.not_found',
  FST_REQ_FILE_TOO_LARGE: 'requests.body_too_large',
  FST_FILES_LIMIT: 'requests.body_too_large',
  // No descriptor left, here or in the whole system: a state that passes, as connections do.
  EMFILE: 'server.overloaded',
  ENFILE: 'server.overloaded',
};

/** Seconds after which asking again makes sense, for states of the server that pass. */
const retryAfterOfReason: Partial<Record<ErrorReason, number>> = {
  'server.overloaded': 2,
  'server.timed_out': 5,
  'server.database': 5,
  'server.disk_full': 60,
};

/** Finds the typed error that a thrown value stands for; what nobody foresaw is `server.unexpected`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error.validation);
  const { code, statusCode } = error as Partial<FastifyError>;
  const reason = code === undefined ? undefined : reasonOfFastifyCode[code];
  if (reason !== undefined) return new AppError(reason, { cause: error });
  if (isDiskFull(error)) return new AppError('server.disk_full', { cause: error });
  if (isDatabaseUnavailable(error)) return new AppError('server.database', { cause: error });
  const isCallersFault = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return new AppError(isCallersFault ? 'requests.malformed' : 'server.unexpected', { cause: error });
}

/** The one place where errors become answers. What is the server's own fault is logged here, once. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const appError = toAppError(error);
  const status = statusOfReason(appError.reason);
  noteOn(request, { reason: appError.reason });
  if (isOutage(appError.reason)) {
    request.server.outageLog?.tell(appError.reason, error);
  } else if (status >= 500) {
    const route = request.routeOptions.config.endpoint ?? request.method;
    request.log.error(
      { requestId: request.id, route, reason: appError.reason, err: error },
      'request failed',
    );
  }
  sendError(appError, status, request, reply);
}

function sendError(error: AppError, status: number, request: FastifyRequest, reply: FastifyReply): void {
  const retryAfter = error.retryAfter ?? retryAfterOfReason[error.reason];
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const body: ErrorResponse = {
    success: false,
    code: errorTable[error.reason].code,
    reason: error.reason,
    message: error.message,
    ...(error.details && { details: [...error.details] }),
    ...(status >= 500 && { requestId: request.id }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
  reply.status(status).header('cache-control', 'no-store').send(body);
}
