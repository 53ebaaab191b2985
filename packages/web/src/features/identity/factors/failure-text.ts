import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { i18n } from '#web/lib/i18n.ts';
import { isPasskeyCancelled, isPasskeyKnown } from '#web/lib/passkeys.ts';

/** What is said of a change that did not come about; nothing where the member would rather not confirm it. */
export function failureText(error: unknown): string {
  if (!error || (error instanceof ApiError && error.reason === 'accounts.proof_needed')) return '';
  if (isPasskeyCancelled(error)) return i18n.t('factors:passkeys.cancelled');
  if (isPasskeyKnown(error)) return i18n.t('factors:passkeys.known');
  return errorMessage(error);
}
