import type { ForgotPasswordRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';

export interface AskResetOptions {
  readonly request: ForgotPasswordRequest;
  /** Whom requests are counted against. */
  readonly address: string;
  readonly origin: string;
}

/**
 * Keeps the wish for a new password. Whether the address has an account is looked up as the mail is written, after
 * the answer, so the work done here is the same for every address. Throws `requests.too_many`.
 */
export async function askReset(
  context: AppContext,
  { request: { email, language = 'en' }, address, origin }: AskResetOptions,
): Promise<void> {
  await context.rateLimits.mailsPerAddress.take(address);
  await enqueueMail(context, context.db, {
    kind: 'reset-password',
    userId: null,
    recipient: email,
    language,
    origin,
  });
}
