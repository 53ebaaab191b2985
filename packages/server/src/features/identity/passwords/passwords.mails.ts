import type { AppContext } from '#server/context.ts';
import type { MailKind, OutgoingMail } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import { takeRecipient } from '#server/platform/mail/take-recipient.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { createResetLink } from './create-reset-link.ts';
import en from './locales/passwords-mails.en.json' with { type: 'json' };
import es from './locales/passwords-mails.es.json' with { type: 'json' };
import { createPasswordsQueries, type PasswordHolder } from './passwords.queries.ts';

const say = createMailTexts({ en, es });

export function passwordsMails(context: AppContext): MailKind[] {
  return [
    {
      kind: 'reset-password',
      async write(mail) {
        const holder = await findRecipient(context, mail);
        if (holder === null) return null;
        const language = holder.language ?? mail.language;
        return {
          // Never to the address as it was typed: one that only looks alike folds to the same.
          to: { address: holder.email, language },
          subject: say(language, 'reset.subject'),
          paragraphs: [say(language, 'reset.what', { name: holder.username })],
          action: {
            label: say(language, 'reset.action'),
            url: await createResetLink(context, holder.id, mail.origin),
          },
          after: [say(language, 'reset.holds'), say(language, 'reset.stranger')],
        };
      },
    },
    {
      kind: 'password-changed',
      async write({ userId, language, origin }) {
        const holder = userId === null ? null : await createPasswordsQueries(context.db).findHolder(userId);
        if (holder === null) return null;
        const contact = context.config.adminEmail;
        return {
          subject: say(language, 'changed.subject'),
          paragraphs: [
            say(language, 'changed.what', { name: holder.username }),
            say(language, 'changed.fine'),
          ],
          action: { label: say(language, 'changed.action'), url: `${origin}/forgot-password` },
          after: contact ? [say(language, 'changed.contact', { contact })] : [],
        };
      },
    },
  ];
}

/** The member who gets a link: nobody where the address has no account, or one that is closed. */
async function findRecipient(context: AppContext, mail: OutgoingMail): Promise<PasswordHolder | null> {
  const holder = await createPasswordsQueries(context.db).findHolderAt(foldIdentifier(mail.recipient));
  if (holder?.accountStatus !== 'pending' && holder?.accountStatus !== 'active') return null;
  return (await takeRecipient(context, mail, holder.email)) ? holder : null;
}
