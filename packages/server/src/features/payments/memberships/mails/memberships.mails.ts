import { toDecimal } from '@chitta/contract/money';
import type { MailKind, OutgoingMail } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import en from '../locales/memberships-mails.en.json' with { type: 'json' };
import es from '../locales/memberships-mails.es.json' with { type: 'json' };

const say = createMailTexts({ en, es });

/** What mails about a membership tell of. */
export const membershipFacts = [
  'began',
  'cancelled',
  'ended',
  'refunded',
  'disputed',
  'payment_failed',
  'paid_twice',
  'free_months',
] as const;
export type MembershipFact = (typeof membershipFacts)[number];

/** What somebody in the account did: whoever did not do it learns what to do. */
const asked: readonly MembershipFact[] = ['began', 'cancelled'];

/** What became of a membership, to its member. Amounts and days are written in the member's language. */
export function membershipsMails(): MailKind[] {
  return [
    {
      kind: 'membership',
      async write({ language, origin, params }) {
        const fact = membershipFacts.find((each) => each === params.fact);
        if (fact === undefined) return null;
        const values = { ...params, day: dayOf(params.day, language), amount: amountOf(params, language) };
        return {
          subject: say(language, `${fact}.subject`, values),
          paragraphs: [say(language, `${fact}.what`, values), say(language, `${fact}.more`, values)],
          action: { label: say(language, 'action'), url: `${origin}/account/subscription` },
          after: asked.includes(fact) ? [say(language, 'stranger')] : [],
        };
      },
    },
  ];
}

/** A day of the calendar, the same for everybody: renewals happen at one moment, wherever the member is. */
function dayOf(time: string | undefined, language: OutgoingMail['language']): string {
  if (time === undefined) return '';
  return new Date(time).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}

function amountOf({ minor, currency }: OutgoingMail['params'], language: OutgoingMail['language']): string {
  if (minor === undefined || currency === undefined) return '';
  const amount = toDecimal({ amount: Number(minor), currency }) as `${number}`;
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
}
