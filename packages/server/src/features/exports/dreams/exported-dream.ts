import type { ExportedDream, ExportedFollowUp } from '@chitta/contract';
import type { FollowUpRow } from '#server/db/tables/follow-ups.ts';
import type { SymbolSource } from '../../symbols/open-symbols.ts';
import { symbolTexts } from '../../translations/symbol-texts.ts';
import type { FullDream } from './dream-export.queries.ts';

/** A dream as the data files hold it. */
export function toExportedDream(row: FullDream, source: SymbolSource): ExportedDream {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    language: row.language,
    category: row.category,
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    translation: row.translation,
    isPremiumTranslation: row.isPremiumTranslation,
    reading: row.reading,
    engineVersion: row.engineVersion,
    symbols: toMarks(row, source),
    followUp: row.followUp && toExportedFollowUp(row.followUp),
  };
}

/** A symbol that neither member nor dictionary has any longer is called by its id. */
function toMarks({ content, language, recognizedSymbols }: FullDream, source: SymbolSource) {
  return recognizedSymbols.map(({ id, mentions }) => ({
    id,
    name: symbolTexts(source, language, id)?.name ?? id,
    mentions: mentions.map(({ start, end, state }) => ({
      start,
      end,
      text: content.slice(start, end),
      state,
    })),
  }));
}

function toExportedFollowUp(row: FollowUpRow): ExportedFollowUp {
  const { verdict, change, misfits, symbolIds } = row;
  return {
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    deed: row.deed,
    deedAt: row.deedAt?.toISOString() ?? null,
    fit: verdict && { verdict, change, misfits, symbols: symbolIds },
    dismissedDay: row.dismissedDay,
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}
