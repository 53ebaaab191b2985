import type { AppContext } from './context.ts';
import type { MailKind } from './platform/mail/mail.ts';

/** Every kind of mail, listed by hand. */
export function mailKinds(_context: AppContext): MailKind[] {
  return [];
}
