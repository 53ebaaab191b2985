import { isDatabaseUnavailable } from '#server/db/is-database-unavailable.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/**
 * What to throw where a reading could not be made: what says itself what is wrong and whether it is worth another try
 * (a busy server, a database that is away) stays as it is; anything else is `translations.failed`.
 */
export function readingFailure(cause: unknown): unknown {
  if (cause instanceof AppError || isDatabaseUnavailable(cause)) return cause;
  return new AppError('translations.failed', { cause });
}
