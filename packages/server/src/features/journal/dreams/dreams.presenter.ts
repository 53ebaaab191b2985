import type { Dream, DreamListItem, VoiceRecording } from '@chitta/contract';
import { symbolNotes, symbolTexts } from '@chitta/interpretation';
import type { DreamRow, StoredSymbol } from '#server/db/tables/journal/dreams.ts';
import type { SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
import { proposalOf, proposeTitle } from '../../symbols/dictionary/propose-title.ts';
import { marksOf } from '../readings/state-of-mention.ts';
import { readingOffer } from './readings/reading-offer.ts';
import type { JournalRow } from './search/journal.queries.ts';

const excerptLength = 240;

/** What a dream's page shows beside its row. */
export interface DreamSurroundings {
  readonly source: SymbolSource;
  /** Of its member, now. */
  readonly isPremium: boolean;
  readonly earlierReadings: number;
  readonly voiceRecording: VoiceRecording | null;
}

/** A dream as its page shows it; what is said of its symbols is added as it stands today. */
export function presentDream(
  row: DreamRow,
  { source, isPremium, earlierReadings, voiceRecording }: DreamSurroundings,
): Dream {
  const { content: text, language, recognizedSymbols } = row;
  const symbols = marksOf(recognizedSymbols);
  // A reading that does not say what care it takes may be older than the guards of today.
  const reading = row.reading?.care ? row.reading : null;
  const readAt = row.translation === null ? null : (row.readAt ?? row.createdAt);
  return {
    id: row.id,
    userId: row.userId,
    title: row.title,
    content: row.content,
    translation: row.translation,
    recognizedSymbols: symbolNotes(source, { text, language, symbols, reading }),
    reading: row.reading,
    isPremiumTranslation: row.isPremiumTranslation,
    readAt: readAt?.toISOString() ?? null,
    readingOffer: readingOffer(row, isPremium),
    earlierReadings,
    ...proposeTitle(row, source),
    language: row.language,
    category: row.category,
    tags: row.tags,
    ...(row.feelings.length > 0 && { feelings: row.feelings }),
    ...(voiceRecording && { voiceRecording }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A dream as a line of the journal. */
export function presentDreamListItem(row: JournalRow, source: SymbolSource): DreamListItem {
  return {
    id: row.id,
    title: row.title,
    excerpt: excerptOf(row.beginning),
    headline: row.headline,
    language: row.language,
    category: row.category,
    tags: row.tags,
    symbols: row.symbolIds.flatMap((id) => {
      const texts = symbolTexts(source, row.language, id);
      return texts ? { id, name: texts.name, group: texts.group, ...placeOf(id, row.marks) } : [];
    }),
    hasReading: row.hasReading,
    isReadable: row.isReadable,
    isPremiumTranslation: row.isPremiumTranslation,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...proposalOf({ ...row, content: row.titled }, source),
  };
}

/** Where a symbol stands in a dream, and how often. */
function placeOf(
  id: string,
  marks: readonly StoredSymbol[],
): Pick<DreamListItem['symbols'][number], 'weight' | 'at'> {
  const present = marks.find((mark) => mark.id === id)?.mentions.filter(({ state }) => state === 'present');
  return present?.length
    ? { weight: present.length, at: Math.min(...present.map(({ start }) => start)) }
    : {};
}

/** The beginning in one line, cut between words where that loses little. */
export function excerptOf(beginning: string): string {
  const line = beginning.replace(/\s+/g, ' ').trim();
  if (line.length <= excerptLength) return line;
  const cut = line.slice(0, excerptLength);
  const atWord = cut.replace(/\s\S{0,30}$/, '');
  return `${atWord.toWellFormed().replace(/\uFFFD$/, '')}…`;
}
