import type { AppContext } from './context.ts';
import { accountDeletionMails } from './features/account-deletion/account-deletion.mails.ts';
import { accountsMails } from './features/accounts/accounts.mails.ts';
import { affiliatesMails } from './features/affiliates/affiliates.mails.ts';
import { emailChangesMails } from './features/email-changes/email-changes.mails.ts';
import { emailTestMails } from './features/email-test/email-test.mails.ts';
import { emailVerificationMails } from './features/email-verification/email-verification.mails.ts';
import { factorsMails } from './features/factors/factors.mails.ts';
import { membershipsMails } from './features/memberships/mails/memberships.mails.ts';
import { oidcMails } from './features/oidc/oidc.mails.ts';
import { passwordsMails } from './features/passwords/passwords.mails.ts';
import { sessionsMails } from './features/sessions/sessions.mails.ts';
import type { MailKind } from './platform/mail/mail.ts';

/** Every kind of mail, listed by hand. */
export function mailKinds(context: AppContext): MailKind[] {
  return [
    ...accountsMails(context),
    ...emailVerificationMails(context),
    ...emailChangesMails(context),
    ...passwordsMails(context),
    ...factorsMails(),
    ...oidcMails(),
    ...membershipsMails(),
    ...emailTestMails(),
    ...sessionsMails(),
    ...accountDeletionMails(context),
    ...affiliatesMails(),
  ];
}
