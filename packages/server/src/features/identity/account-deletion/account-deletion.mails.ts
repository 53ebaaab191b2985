import type { AppContext } from '#server/context.ts';
import type { MailKind, MailText, OutgoingMail } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import { createAccountDeletionQueries } from './account-deletion.queries.ts';
import { createCancelLink, restoreMs } from './create-cancel-link.ts';
import en from './locales/account-deletion-mails.en.json' with { type: 'json' };
import es from './locales/account-deletion-mails.es.json' with { type: 'json' };

const say = createMailTexts({ en, es });

/** How to take the closing of an account back, and that nothing is left of it. */
export function accountDeletionMails(context: AppContext): MailKind[] {
  return [
    {
      kind: 'account-closed',
      write: (mail) =>
        writeClosed(context, mail, (name) => ({
          before: [say(mail.language, 'closed.what', { name })],
          after: [say(mail.language, 'closed.again'), say(mail.language, 'closed.stranger')],
        })),
    },
    {
      kind: 'account-closed-by-administrator',
      write: (mail) =>
        writeClosed(context, mail, (name) => ({
          before: [
            say(mail.language, 'closedForYou.what', { name }),
            say(mail.language, 'closedForYou.reason', { reason: mail.params.reason ?? '' }),
          ],
          after: [
            say(mail.language, 'closedForYou.again'),
            ...(takesAnswers(context.config.mail.from) ? [say(mail.language, 'closedForYou.answer')] : []),
            say(mail.language, 'closedForYou.stranger'),
          ],
        })),
    },
    {
      kind: 'account-erased',
      forgetsRecipient: true,
      write: async ({ language }) => ({
        subject: say(language, 'erased.subject'),
        paragraphs: [say(language, 'erased.what'), say(language, 'erased.left'), say(language, 'erased.bye')],
      }),
    },
  ];
}

/** Whether somebody may read what is answered: not where the sender's own name says that nobody does. */
function takesAnswers(from: string): boolean {
  return !/no-?reply/i.test(from);
}

interface ClosedWords {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What both closings share: until when, and the link that takes it back. Null where the account is open again. */
async function writeClosed(
  context: AppContext,
  { userId, language, origin }: OutgoingMail,
  wordsFor: (name: string) => ClosedWords,
): Promise<MailText | null> {
  const account = userId === null ? null : await createAccountDeletionQueries(context.db).find(userId);
  if (!account?.closedAt || account.accountStatus !== 'deleted') return null;
  const { id, closedAt, username, timezone } = account;
  const until = new Date(closedAt.getTime() + restoreMs).toLocaleString(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone ?? 'UTC',
  });
  const { before, after } = wordsFor(username);
  return {
    subject: say(language, 'closed.subject'),
    paragraphs: [...before, say(language, 'closed.until', { until })],
    action: {
      label: say(language, 'closed.action'),
      url: await createCancelLink(context, { userId: id, closedAt, origin }),
    },
    after,
  };
}
