import type { AppContext } from '#server/context.ts';
import type { MailKind } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import { takeRecipient } from '#server/platform/mail/take-recipient.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { createAccountQueries } from './accounts.queries.ts';
import en from './locales/accounts-mails.en.json' with { type: 'json' };
import es from './locales/accounts-mails.es.json' with { type: 'json' };

const say = createMailTexts({ en, es });

/** To the owner of an address that somebody else wanted to open an account with. */
export function accountsMails(context: AppContext): MailKind[] {
  return [
    {
      kind: 'sign-up-attempted',
      async write(mail) {
        const { userId, recipient, language, origin } = mail;
        const owner = await createAccountQueries(context.db).findCredentials(foldIdentifier(recipient));
        const isOpen = owner?.accountStatus === 'pending' || owner?.accountStatus === 'active';
        if (owner === null || owner.id !== userId || !isOpen) return null;
        if (!(await takeRecipient(context, mail, recipient))) return null;
        return {
          subject: say(language, 'attempted.subject'),
          paragraphs: [say(language, 'attempted.what', { name: owner.username })],
          action: { label: say(language, 'attempted.action'), url: `${origin}/forgot-password` },
          after: [say(language, 'attempted.fine')],
        };
      },
    },
  ];
}
