import type { ErrorCode } from '@chitta/contract';

export interface ApiErrorDetail {
  readonly path: string;
  readonly message: string;
}

interface ApiErrorInput {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly reason?: string | undefined;
  readonly details?: readonly ApiErrorDetail[] | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** A call that did not succeed. `status` is 0 when no answer arrived at all. */
export class ApiError extends Error {
  readonly success = false;
  readonly status: number;
  readonly code: ErrorCode;
  readonly reason: string | undefined;
  readonly details: readonly ApiErrorDetail[];
  readonly requestId: string | undefined;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(input: ApiErrorInput) {
    super(input.message);
    this.name = 'ApiError';
    this.status = input.status;
    this.code = input.code;
    this.reason = input.reason;
    this.details = input.details ?? [];
    this.requestId = input.requestId;
    this.retryAfter = input.retryAfter;
  }
}

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'VALIDATION',
  502: 'EXTERNAL',
};

const knownCodes: ReadonlySet<string> = new Set([...Object.values(codeOfStatus), 'DATABASE', 'INTERNAL']);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isDetail(value: unknown): value is ApiErrorDetail {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
}

/**
 * Builds the error of a failed answer: a JSON error body keeps its own code, reason and message; anything
 * else is described by its status.
 */
export function buildApiError(status: number, statusText: string, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  const ownCode = textOf(fields.code);
  return new ApiError({
    status,
    code: ownCode && knownCodes.has(ownCode) ? (ownCode as ErrorCode) : (codeOfStatus[status] ?? 'INTERNAL'),
    message: textOf(fields.message) ?? (statusText || 'An error occurred'),
    reason: textOf(fields.reason),
    details: Array.isArray(fields.details) ? fields.details.filter(isDetail) : [],
    requestId: textOf(fields.requestId),
    retryAfter: Number(fields.retryAfter) || undefined,
  });
}
