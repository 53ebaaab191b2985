import type { AppContext } from '#server/context.ts';
import type { MailKind } from '#server/platform/mail/mail.ts';
import { isPremiumMember } from '#server/platform/sessions/member.ts';
import { composeLetter } from './compose-letter.ts';
import { monthWords, sayInLetter, summaryOf } from './letter-sentences.ts';
import { createMonthlyLetterQueries } from './monthly-letters.queries.ts';
import { createLetterToken } from './unsubscribe/letter-token.ts';

export const letterMail = 'monthly_letter';

/** The letter of a month for members who chose it: figures and sentences, without a word of a dream. */
export function monthlyLettersMails(context: AppContext): MailKind[] {
  return [
    {
      kind: letterMail,
      async write({ userId, language, origin, params: { month = '' } }) {
        const member =
          userId === null ? undefined : await createMonthlyLetterQueries(context.db).findWriting(userId);
        if (member === undefined || !isPremiumMember(member, context.clock.now())) return null;
        const letter = await composeLetter(context, { member, month, language, leavesOutOwn: true });
        if (letter === null) return null;
        const token = await createLetterToken(context, member.id);
        const { feelings, findings, returning, question } = letter;
        return {
          subject: sayInLetter(language, 'subject', { month: monthWords(language, month) }),
          paragraphs: [
            summaryOf(language, letter),
            ...(feelings === null ? [] : [feelings]),
            ...findings.map(({ sentence }) => sentence),
            ...(returning ? [returning.sentence] : []),
            sayInLetter(language, 'toTake', { question }),
          ],
          action: { label: sayInLetter(language, 'action'), url: `${origin}/insights/letters/${month}` },
          after: [
            sayInLetter(language, 'why'),
            sayInLetter(language, 'stop', { link: `${origin}/unsubscribe#token=${token}` }),
          ],
          unsubscribe: `${origin}/api/letter-settings/unsubscribe/${token}`,
        };
      },
    },
  ];
}
