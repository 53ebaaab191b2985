import type { AppContext } from '#server/context.ts';
import type { MailKind } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import { takeRecipient } from '#server/platform/mail/take-recipient.ts';
import { createVerificationLink } from './create-verification-link.ts';
import { createEmailVerificationQueries } from './email-verification.queries.ts';
import en from './locales/email-verification-mails.en.json' with { type: 'json' };
import es from './locales/email-verification-mails.es.json' with { type: 'json' };

const say = createMailTexts({ en, es });

/** The link that a newcomer follows. Pointless once the address is verified, or is another. */
export function emailVerificationMails(context: AppContext): MailKind[] {
  return [
    {
      kind: 'verify-email',
      async write(mail) {
        const { userId, recipient, language, origin } = mail;
        const owner =
          userId === null ? null : await createEmailVerificationQueries(context.db).findOwner(userId);
        if (!owner || owner.emailVerified || owner.email !== recipient) return null;
        if (owner.accountStatus === 'deleted') return null;
        // Any number of accounts can be opened with names of one mailbox.
        if (!(await takeRecipient(context, mail, recipient))) return null;
        return {
          subject: say(language, 'verify.subject'),
          paragraphs: [say(language, 'verify.hello', { name: owner.username }), say(language, 'verify.why')],
          action: {
            label: say(language, 'verify.action'),
            url: await createVerificationLink(context, { userId: owner.id, email: owner.email, origin }),
          },
          after: [say(language, 'verify.holds'), say(language, 'verify.stranger')],
        };
      },
    },
  ];
}
