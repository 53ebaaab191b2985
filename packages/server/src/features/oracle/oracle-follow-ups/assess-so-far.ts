import type { PracticeEntry } from '@chitta/contract';
import type { AssessedPractice, PracticedEntry } from '@chitta/interpretation/oracle';
import type { AppContext } from '#server/context.ts';
import type { ConsultationRow } from '#server/db/tables/oracle/oracle-consultations.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { askedAt } from '../consultations/asked-at.ts';
import { assessOnce } from '../consultations/dreams/assess-once.ts';
import { findDreamsSince } from '../consultations/dreams/find-dreams-since.ts';
import { ownSymbols } from '../consultations/dreams/own-symbols.ts';

export interface SoFar {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  readonly row: ConsultationRow;
  readonly entries: readonly PracticeEntry[];
  readonly change?: string | undefined;
  readonly next: 'practice' | 'end';
}

/** What the practice of a consultation has come to by today, from its entries and the dreams since. */
export async function assessSoFar(
  context: AppContext,
  { member, row, entries, change, next }: SoFar,
): Promise<AssessedPractice> {
  const { language } = row.oracleResponse;
  const source = await openSymbols(context, member.id);
  const now = context.clock.now();
  const dreams = await findDreamsSince(context, { member, source, since: row.createdAt, until: now });
  return assessOnce(context, member, {
    text: row.userInput,
    fallback: language,
    language,
    own: ownSymbols(source),
    asksAbout: row.field === null ? [] : [row.field],
    from: askedAt(member, row.createdAt).today,
    to: askedAt(member, now).today,
    entries: entries.map(toPracticed),
    dreams,
    change,
    next,
  });
}

function toPracticed(entry: PracticeEntry): PracticedEntry {
  const { practiceDate: day, moodBefore, moodAfter } = entry;
  const text = [entry.journalEntry, entry.insights, entry.challenges, entry.nextSteps]
    .filter((part) => part !== '')
    .join('\n');
  return { day, text, moodBefore, moodAfter };
}
