import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { listeningOrigin } from '#server/platform/http/hosts/own-origin.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { isPending } from '../dream-analytics/is-pending.ts';
import { composeLetter } from './compose-letter.ts';
import { letterDue } from './letter-morning.ts';
import { letterMail } from './monthly-letters.mails.ts';
import { createMonthlyLetterQueries } from './monthly-letters.queries.ts';

const batchSize = 200;

/** Sends the letter of the month that is over, in the first morning of the next where each member lives. */
export function sendMonthlyLettersJob(context: AppContext): ScheduledJob {
  return {
    name: 'send-monthly-letters',
    cron: '12 * * * *',
    isRunAtStart: true,
    run: () => sendMonthlyLetters(context),
  };
}

/** Safe to run at any time, also by several nodes at once: a row says of each month that it was dealt with. */
export async function sendMonthlyLetters(context: AppContext): Promise<void> {
  const now = context.clock.now();
  const queries = createMonthlyLetterQueries(context.db);
  const zonesOf = new Map<string, (string | null)[]>();
  for (const timezone of await queries.listTimezones()) {
    const month = letterDue(now, timezone);
    if (month !== null) zonesOf.set(month, [...(zonesOf.get(month) ?? []), timezone]);
  }
  for (const [month, timezones] of zonesOf) {
    for (let after = 0; ; ) {
      const members = await queries.listWaiting({ timezones, month, after, limit: batchSize });
      for (const member of members) await sendLetter(context, member, month);
      after = members.at(-1)?.id ?? after;
      if (members.length < batchSize) break;
    }
  }
}

/** Figures that are not counted in yet are waited for: the next hour comes. */
async function sendLetter(context: AppContext, member: Member, month: string): Promise<void> {
  const { db, clock, config } = context;
  const now = clock.now();
  if (!isPremiumMember(member, now) || (await isPending(context, member.id))) return;
  const named = month.slice(0, 7);
  const language = member.language ?? 'en';
  const letter = await composeLetter(context, { member, month: named, language, leavesOutOwn: true });
  await inTransaction(db, async (tx) => {
    const row = { userId: member.id, month, handledAt: now, isMailed: letter !== null };
    if (!(await createMonthlyLetterQueries(tx).claim(row)) || letter === null) return;
    await enqueueMail(context, tx, {
      userId: member.id,
      recipient: member.email,
      kind: letterMail,
      language,
      origin: config.http.publicUrl ?? listeningOrigin(config.http),
      params: { month: named },
      fact: `monthly-letter:${member.id}:${named}`,
    });
  });
}
