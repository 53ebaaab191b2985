import type { ExportedDeletedDream, ExportedDream, ExportedFollowUp } from '@chitta/contract';
import type { FollowUpRow } from '#server/db/tables/journal/follow-ups.ts';
import { stateOfMention } from '#server/features/journal/readings/state-of-mention.ts';
import type { FullDream } from './dream-export.queries.ts';
import type { SymbolNames } from './symbol-names.ts';

/** A dream as JSON, as the data files hold it: an `ExportedDream`, or an `ExportedDeletedDream`, in parts that belong behind each other. */
export function toDreamJson(row: FullDream, names: SymbolNames): readonly string[] {
  const dream: Omit<ExportedDream & Partial<ExportedDeletedDream>, 'reading'> = {
    id: row.id,
    title: row.title,
    content: row.content,
    language: row.language,
    category: row.category,
    tags: row.tags,
    feelings: row.feelings,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.deletedAt && { deletedAt: row.deletedAt.toISOString() }),
    translation: row.translation,
    isPremiumTranslation: row.isPremiumTranslation,
    engineVersion: row.engineVersion,
    readAt: row.translation === null ? null : (row.readAt ?? row.createdAt).toISOString(),
    earlierReadings: row.earlierReadings,
    symbols: toMarks(row, names),
    followUp: row.followUp && toExportedFollowUp(row.followUp),
  };
  // The reading is most of it, and is JSON already.
  return [JSON.stringify(dream).slice(0, -1), ',"reading":', row.reading ?? 'null', '}'];
}

function toMarks({ content, language, recognizedSymbols }: FullDream, names: SymbolNames) {
  return recognizedSymbols.map(({ id, mentions }) => ({
    id,
    name: names.of(language, id),
    mentions: mentions.map((mention) => {
      const { start, end } = mention;
      return { start, end, text: content.slice(start, end), state: stateOfMention(mention) };
    }),
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
