import { type DueFollowUp, type FollowUp, limits } from '@chitta/contract';
import { headlineOf } from '@chitta/contract/headline';
import type { FollowUpRow } from '#server/db/tables/journal/follow-ups.ts';
import type { SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
import { proposeTitle } from '../../symbols/dictionary/propose-title.ts';
import type { FitCount } from './fit-rates.ts';
import type { AskedDream, ReadDream } from './follow-ups.queries.ts';
import type { QuestionWindow } from './question-windows.ts';
import { spokenSymbols } from './spoken-symbols.ts';
import { nameSymbols } from './symbol-names.ts';

export interface FollowUpParts {
  readonly dream: ReadDream;
  readonly row: FollowUpRow | undefined;
  readonly rates: Readonly<Record<string, FitCount>>;
  readonly source: SymbolSource;
}

/** What came after a reading, as the dream's page shows it. */
export function presentFollowUp({ dream, row, rates, source }: FollowUpParts): FollowUp {
  const symbols = nameSymbols(source, dream.language, judgedSymbols(dream, row));
  return {
    dreamId: dream.id,
    answer: row?.answer ?? null,
    deed: row?.deed ?? null,
    fit: row?.verdict ? { verdict: row.verdict, change: row.change, misfits: row.misfits } : null,
    symbols,
    rates: symbols.flatMap((symbol) => {
      const rate = rates[symbol.id];
      return rate && rate.answered >= limits.fitAnswers ? { ...symbol, ...rate } : [];
    }),
  };
}

/** Symbols of the reading; those it spoke of when it was judged, where its structure is gone with the old text. */
export function judgedSymbols(dream: ReadDream, row: FollowUpRow | undefined): string[] {
  const spoken = spokenSymbols(dream.reading);
  return spoken.length > 0 ? spoken : (row?.symbolIds ?? []);
}

/** The question of the day about one dream. */
export function presentDue(dream: AskedDream, { day }: QuestionWindow, source: SymbolSource): DueFollowUp {
  const { id, title, language, reading } = dream;
  return {
    dreamId: id,
    title,
    ...proposeTitle(dream, source),
    headline: headlineOf(reading),
    language,
    day,
    symbols: nameSymbols(source, language, spokenSymbols(reading)),
  };
}
