import type { AppContext } from '#server/context.ts';
import type { MailKind } from '#server/platform/mail/mail.ts';
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
      async write({ userId, language, origin }) {
        const account = userId === null ? null : await createAccountDeletionQueries(context.db).find(userId);
        if (!account?.closedAt || account.accountStatus !== 'deleted') return null;
        const { id, closedAt, username, timezone } = account;
        const until = new Date(closedAt.getTime() + restoreMs).toLocaleString(language, {
          dateStyle: 'full',
          timeStyle: 'short',
          timeZone: timezone ?? 'UTC',
        });
        return {
          subject: say(language, 'closed.subject'),
          paragraphs: [
            say(language, 'closed.what', { name: username }),
            say(language, 'closed.until', { until }),
          ],
          action: {
            label: say(language, 'closed.action'),
            url: await createCancelLink(context, { userId: id, closedAt, origin }),
          },
          after: [say(language, 'closed.again'), say(language, 'closed.stranger')],
        };
      },
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
