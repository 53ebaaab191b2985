import { AppError } from '#server/platform/errors/app-error.ts';
import { isPassing } from '#server/platform/errors/is-passing.ts';

/**
 * What to throw where a reading could not be made: what passes by itself (a busy server, a database that is away) and
 * what says exactly what is wrong with the dream stay as they are, so that the client knows when to ask again; anything
 * else is `translations.failed`.
 */
export function readingFailure(cause: unknown): unknown {
  if (cause instanceof AppError || isPassing(cause)) return cause;
  return new AppError('translations.failed', { cause });
}
