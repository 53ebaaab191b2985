import type { Consultation } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { ConsultationRow } from '#server/db/tables/oracle/oracle-consultations.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../../symbols/dictionary/open-symbols.ts';
import { askedAt, daysAfter } from '../asked-at.ts';
import { assessOnce } from './assess-once.ts';
import { findDreamsSince } from './find-dreams-since.ts';
import { ownSymbols } from './own-symbols.ts';

/** Nights behind a question in which an answer is looked for. */
const nights = 14;
const dayMs = 24 * 60 * 60 * 1000;

/** Dreams behind a question whose words touch it. */
export async function findLaterDreams(
  context: AppContext,
  { member, row }: { readonly member: Pick<Member, 'id' | 'timezone'>; readonly row: ConsultationRow },
): Promise<Consultation['laterDreams']> {
  const from = askedAt(member, row.createdAt).today;
  const to = daysAfter(from, nights);
  const until = new Date(row.createdAt.getTime() + (nights + 1) * dayMs);
  const source = await openSymbols(context, member.id);
  const dreams = await findDreamsSince(context, { member, source, since: row.createdAt, until });
  if (dreams.length === 0) return [];
  const { language } = row.oracleResponse;
  const { analysis } = await assessOnce(context, member, {
    text: row.userInput,
    fallback: language,
    language,
    own: ownSymbols(source),
    asksAbout: row.field === null ? [] : [row.field],
    from,
    to,
    entries: [],
    dreams: dreams.filter(({ night }) => night <= to),
    next: 'end',
  });
  return analysis.dreams.map((dream) => ({ ...dream }));
}
