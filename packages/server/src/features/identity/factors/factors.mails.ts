import type { MailKind } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import en from './locales/factors-mails.en.json' with { type: 'json' };
import es from './locales/factors-mails.es.json' with { type: 'json' };

const say = createMailTexts({ en, es });
const facts = [
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'passkey_asked',
  'passkey_not_asked',
  'codes_renewed',
  'code_used',
  'factors_reset',
  'removed_at_proof',
] as const;

/** What to do about it; some of it was not done by somebody in the account. */
function advice(fact: (typeof facts)[number]) {
  if (fact === 'factors_reset') return 'factors_reset.stranger';
  return fact === 'removed_at_proof' ? 'removed_at_proof.again' : 'stranger';
}

/** What has changed of the ways into an account, to its owner. */
export function factorsMails(): MailKind[] {
  return [
    {
      kind: 'factors-changed',
      async write({ language, origin, params }) {
        const fact = facts.find((each) => each === params.fact);
        if (fact === undefined) return null;
        return {
          subject: say(language, `${fact}.subject`),
          paragraphs: [
            say(language, `${fact}.text`, { name: params.name ?? '' }),
            say(language, advice(fact)),
          ],
          action: { label: say(language, 'action'), url: `${origin}/account/security` },
        };
      },
    },
  ];
}
