import { limits } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { exponentOf } from '@chitta/contract/money';
import type { MailKind } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import en from './locales/affiliates-mails.en.json' with { type: 'json' };
import es from './locales/affiliates-mails.es.json' with { type: 'json' };

const say = createMailTexts({ en, es });
const path = '/affiliate-dashboard';

/** How an application was decided, what became of a payout, and that somebody changed where payouts go. */
export function affiliatesMails(): MailKind[] {
  return [
    {
      kind: 'affiliate-reviewed',
      async write({ language, origin, params }) {
        const isApproved = params.verdict === 'approved';
        const part = isApproved ? 'approved' : 'rejected';
        const notes = params.notes ? [say(language, 'notes', { notes: params.notes })] : [];
        return {
          subject: say(language, `${part}.subject`),
          paragraphs: [say(language, `${part}.text`), ...notes],
          action: {
            label: say(language, `${part}.action`),
            url: origin + (isApproved ? path : '/referrals'),
          },
        };
      },
    },
    {
      kind: 'affiliate-payout-method-changed',
      async write({ language, origin, params }) {
        const { hint = '', usableFrom = '' } = params;
        const day = new Date(usableFrom).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
        return {
          subject: say(language, 'method.subject'),
          paragraphs: [
            say(language, 'method.text', { hint }),
            say(language, 'method.wait', { day, days: limits.affiliate.coolingDays }),
            say(language, 'method.stranger'),
          ],
          action: { label: say(language, 'method.action'), url: `${origin}/account/security` },
        };
      },
    },
    {
      kind: 'affiliate-payout-settled',
      async write({ language, origin, params }) {
        const { outcome, amount = '0', currency = 'usd', hint = '' } = params;
        const part = outcome === 'paid' ? 'paid' : 'failed';
        const slots = { amount: sayMoney(language, amount, currency), hint };
        return {
          subject: say(language, `${part}.subject`, slots),
          paragraphs: [say(language, `${part}.text`, slots)],
          action: { label: say(language, `${part}.action`), url: origin + path },
        };
      },
    },
  ];
}

/** The amount as the language writes it; digits come as a decimal and stay one. */
function sayMoney(language: Language, amount: string, currency: string): string {
  const digits = exponentOf(currency);
  const shape = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat(language, shape).format(amount as `${number}`);
}
