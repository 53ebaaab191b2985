import { type ErrorReason, errorTable } from '@chitta/contract';

/** One field that is wrong: `path` with dots, such as `tags.0`. */
export interface ErrorDetail {
  readonly path: string;
  readonly message: string;
}

export interface AppErrorOptions extends ErrorOptions {
  readonly details?: readonly ErrorDetail[];
  /** Text for this one case in place of the reason's own. */
  readonly message?: string;
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter?: number;
}

/** The only error that features throw: its reason decides code, status and message on the wire. */
export class AppError extends Error {
  readonly reason: ErrorReason;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(reason: ErrorReason, options: AppErrorOptions = {}) {
    super(options.message ?? errorTable[reason].message, options);
    this.name = 'AppError';
    this.reason = reason;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

/** Throws the error of `reason` unless `value` is there and true. */
export function assertThat(value: unknown, reason: ErrorReason, options?: AppErrorOptions): asserts value {
  if (!value) throw new AppError(reason, options);
}
