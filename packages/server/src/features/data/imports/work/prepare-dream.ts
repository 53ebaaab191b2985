import type { ExportedEarlierReading } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { ImportRow } from '#server/db/tables/data/imports.ts';
import { markDream, titleOf } from '#server/features/journal/dreams/dream-fields.ts';
import type { DreamValues } from '#server/features/journal/dreams/journal/insert-dream.ts';
import type { RestoredReading } from '#server/features/journal/dreams/readings/restore-readings.ts';
import type { SymbolSource } from '#server/features/symbols/dictionary/open-symbols.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { DreamDraft } from '../drafts/derived-dream.ts';
import type { ShownEntry } from '../entries.queries.ts';
import { type NewNumbers, turnFollowUp, turnReading } from './references.ts';

/** A dream that is ready to be written: all that takes time to work out is done. */
export interface PreparedDream {
  readonly position: number;
  readonly values: DreamValues;
  readonly createdAt: Date;
  /** Null: the moment at which it is written. */
  readonly updatedAt: Date | null;
  readonly followUp: ReturnType<typeof turnFollowUp> | null;
  readonly earlierReadings: readonly RestoredReading[];
}

/**
 * Marks the symbols and turns references of a dream, as it would be kept had it been written here. Throws what the
 * engine throws where its turn cannot come.
 */
export async function prepareDream(
  context: Pick<AppContext, 'engine'>,
  entry: ShownEntry,
  draft: DreamDraft,
  { row, source, numbers }: { row: ImportRow; source: SymbolSource; numbers: NewNumbers },
): Promise<PreparedDream> {
  const { title, content, category, tags, createdAt, exported } = draft;
  const language = exported?.language ?? entry.language ?? row.choices.language;
  const member = { id: entry.userId };
  const priority = 'background';
  const { fields } = await markDream(context, { member, priority, source, content, fallback: language });
  invariant(entry.rowId, 'a chosen entry has its number');
  return {
    position: entry.position,
    values: {
      ...fields,
      ...(exported && readingFields(exported, numbers)),
      id: entry.rowId,
      userId: entry.userId,
      title: titleOf(title, content),
      category,
      tags: [...tags],
      feelings: [...(exported?.feelings ?? [])],
      isPremiumTranslation: exported?.isPremiumTranslation ?? false,
    },
    createdAt,
    updatedAt: exported ? new Date(exported.updatedAt) : null,
    earlierReadings: exported?.earlierReadings?.map(restoreReading) ?? [],
    followUp: exported?.followUp && exported.translation ? turnFollowUp(exported.followUp, numbers) : null,
  };
}

function restoreReading({
  readAt,
  answeredAt,
  settledAt,
  ...reading
}: ExportedEarlierReading): RestoredReading {
  const time = (text: string | null) => (text === null ? null : new Date(text));
  return { ...reading, readAt: new Date(readAt), answeredAt: time(answeredAt), settledAt: time(settledAt) };
}

function readingFields(exported: NonNullable<DreamDraft['exported']>, numbers: NewNumbers) {
  const reading = turnReading(exported, numbers);
  const { translation, readAt } = exported;
  return {
    translation,
    readAt: translation !== null && readAt ? new Date(readAt) : null,
    reading,
    engineVersion: reading === null ? null : exported.engineVersion,
  };
}
