import type { ErrorReason } from '@chitta/contract';
import { AppError } from '../errors/app-error.ts';

interface LibraryError {
  readonly name?: string;
  readonly code?: string;
  /** What the provider itself says, such as `access_denied`. */
  readonly error?: string;
  readonly cause?: unknown;
}

/** What providers say that we can act on. */
const reasonOfAnswer: Readonly<Record<string, ErrorReason>> = {
  access_denied: 'oidc.cancelled',
  login_required: 'oidc.cancelled',
  interaction_required: 'oidc.cancelled',
  consent_required: 'oidc.cancelled',
  account_selection_required: 'oidc.cancelled',
  server_error: 'oidc.unreachable',
  temporarily_unavailable: 'oidc.unreachable',
  invalid_grant: 'oidc.start_again',
};

const unreachableCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** The provider answered with a page of an error, or not in time, or there was nobody. */
function isUnreachable({ code, cause }: LibraryError, isNetworkError: boolean): boolean {
  if (isNetworkError || unreachableCodes.has(code ?? '')) return true;
  return cause instanceof Response && (cause.status >= 500 || cause.status === 429 || cause.status === 404);
}

/** What went wrong at the provider or with its answer, as our error; the cause is for the log. */
export function toOidcError(error: unknown): AppError {
  const known = error as LibraryError;
  const said = known.error === undefined ? undefined : reasonOfAnswer[known.error];
  if (said !== undefined) return new AppError(said, { cause: error });
  const isNetworkError = error instanceof TypeError && error.message === 'fetch failed';
  const reason = isUnreachable(known, isNetworkError) ? 'oidc.unreachable' : 'oidc.answer_refused';
  return new AppError(reason, { cause: error });
}

/** What may be logged of it: codes, never a message, which can hold what was received. */
export function codeOf(error: unknown): string {
  const { code, error: said, name = 'unknown', cause } = error as LibraryError;
  // `fetch` says no more than that it failed; what failed, such as a certificate, lies below.
  const below = (cause as LibraryError | undefined)?.code;
  return [code ?? below ?? name, said]
    .filter((part) => typeof part === 'string' && /^[\w.-]{1,60}$/.test(part))
    .join(' ');
}
