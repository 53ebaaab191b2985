import { headlineOf } from '@chitta/contract/headline';
import { symbolTexts } from '@chitta/interpretation';
import type { OracleDream } from '@chitta/interpretation/oracle';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { marksOf } from '../../../journal/readings/state-of-mention.ts';
import type { SymbolSource } from '../../../symbols/dictionary/open-symbols.ts';
import { personalNumber } from '../../../symbols/dictionary/personal-symbol-id.ts';
import type { CandidateRow } from './candidates.queries.ts';

/** Of longer dreams, which came from elsewhere, the beginning is looked at. */
const longestText = 12_000;

/** Dreams as the engine looks at them. */
export function oracleDreams(
  rows: readonly CandidateRow[],
  source: SymbolSource,
  { timezone }: Pick<Member, 'timezone'>,
): OracleDream[] {
  return rows.map(({ id, title, language, category, feelings, reading, ...row }) => ({
    id,
    title,
    content: row.content.slice(0, longestText).toWellFormed(),
    night: dayAt(row.createdAt, timezone ?? defaultTimezone),
    language,
    category,
    feelings,
    thought: headlineOf(reading),
    marks: marksOf(row.recognizedSymbols).flatMap(({ id: symbol, mentions }) =>
      mentions
        .filter(({ end }) => end <= longestText)
        .map(({ start, end, state }) => ({
          symbol,
          name: symbolTexts(source, language, symbol)?.name ?? '',
          start,
          end,
          state,
          isOwn: personalNumber(symbol) !== undefined,
        })),
    ),
  }));
}
