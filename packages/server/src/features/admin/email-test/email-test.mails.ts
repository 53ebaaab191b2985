import type { MailKind } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import en from './locales/email-test-mails.en.json' with { type: 'json' };
import es from './locales/email-test-mails.es.json' with { type: 'json' };

const say = createMailTexts({ en, es });

/** A mail that only shows that it arrives. */
export function emailTestMails(): MailKind[] {
  return [
    {
      kind: 'email-test',
      async write({ id, language, origin }) {
        return {
          subject: say(language, 'subject', { number: id }),
          paragraphs: [say(language, 'text')],
          action: { label: say(language, 'action'), url: `${origin}/email-test` },
        };
      },
    },
  ];
}
