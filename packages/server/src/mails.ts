import type { AppContext } from './context.ts';
import { emailTestMails } from './features/admin/email-test/email-test.mails.ts';
import { monitoringMails } from './features/admin/monitoring/monitoring.mails.ts';
import { communityMails } from './features/community/community-posts/moderation/community.mails.ts';
import { accountDeletionMails } from './features/identity/account-deletion/account-deletion.mails.ts';
import { accountsMails } from './features/identity/accounts/accounts.mails.ts';
import { emailChangesMails } from './features/identity/email-changes/email-changes.mails.ts';
import { emailVerificationMails } from './features/identity/email-verification/email-verification.mails.ts';
import { factorsMails } from './features/identity/factors/factors.mails.ts';
import { oidcMails } from './features/identity/oidc/oidc.mails.ts';
import { passwordsMails } from './features/identity/passwords/passwords.mails.ts';
import { sessionsMails } from './features/identity/sessions/sessions.mails.ts';
import { monthlyLettersMails } from './features/insights/monthly-letters/monthly-letters.mails.ts';
import { remindersMails } from './features/messaging/reminders/reminders.mails.ts';
import { affiliatesMails } from './features/payments/affiliates/affiliates.mails.ts';
import { membershipsMails } from './features/payments/memberships/mails/memberships.mails.ts';
import { ticketsMails } from './features/tickets/tickets/telling/tickets.mails.ts';
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
    ...remindersMails(context),
    ...monthlyLettersMails(context),
    ...ticketsMails(context),
    ...monitoringMails(context),
    ...communityMails(context),
  ];
}
