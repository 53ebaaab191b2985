import { ApiError } from './api-error.ts';
import { i18n } from './i18n.ts';

/** True where no answer arrived: offline, refused or cut off. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

/** True for a request that was cancelled on purpose; such an end is never shown. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** When to try again, where that is more than a moment away: `12 minutes`. */
function waitOf({ reason, retryAfter = 0 }: ApiError): string | null {
  if (reason !== 'requests.too_many' || retryAfter <= 60) return null;
  const unit = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(i18n.language, unit).format(Math.ceil(retryAfter / 60));
}

/**
 * What a member reads about a failure: the words of their language for its reason, else the server's message,
 * else a general one.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) {
    const wait = waitOf(error);
    if (wait !== null) return i18n.t('errors:wait', { wait });
    const key = error.reason ? `errors:${error.reason.replace('.', '_')}` : '';
    return key && i18n.exists(key) ? i18n.t(key) : error.message;
  }
  if (isNetworkError(error)) return i18n.t('common:failure.noConnection');
  return i18n.t('common:failure.unexpected');
}
