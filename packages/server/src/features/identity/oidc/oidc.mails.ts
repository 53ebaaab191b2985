import type { MailKind } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import en from './locales/oidc-mails.en.json' with { type: 'json' };
import es from './locales/oidc-mails.es.json' with { type: 'json' };

const say = createMailTexts({ en, es });

/** That a provider opens an account from now on, or no longer, to its owner. */
export function oidcMails(): MailKind[] {
  return [
    {
      kind: 'provider-link',
      async write({ language, origin, params }) {
        const fact = params.fact === 'unlinked' ? 'unlinked' : 'linked';
        const slots = { provider: params.provider ?? '' };
        return {
          subject: say(language, `${fact}.subject`, slots),
          paragraphs: [say(language, `${fact}.text`, slots), say(language, 'stranger')],
          action: { label: say(language, 'action'), url: `${origin}/account/security` },
        };
      },
    },
  ];
}
