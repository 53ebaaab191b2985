import type { Dream, DreamListItem, Language, VoiceRecording } from '@chitta/contract';
import { journalTitle } from '@chitta/contract/journal-title';
import { proposedTitle } from '@chitta/contract/proposed-title';
import { symbolNotes, symbolTexts } from '@chitta/interpretation';
import type { DreamRow, StoredSymbol } from '#server/db/tables/journal/dreams.ts';
import type { SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
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
    ...proposalOf(row.title, { ...imagesOf(row), source, language: row.language }),
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
      return texts ? { id, name: texts.name, group: texts.group } : [];
    }),
    hasReading: row.hasReading,
    isReadable: row.isReadable,
    isPremiumTranslation: row.isPremiumTranslation,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...proposalOf(row.title, {
      content: row.titled,
      marks: row.titleMarks,
      source,
      language: row.language,
    }),
  };
}

/** What a title may be made of; nothing of a dream whose images are not to be shown, or that nobody has looked at. */
function imagesOf({ reading, content, recognizedSymbols }: DreamRow): Pick<Proposal, 'content' | 'marks'> {
  const isShown = reading !== null && reading.care?.strength !== 'strong';
  return isShown ? { content, marks: recognizedSymbols } : { content: null, marks: null };
}

interface Proposal {
  readonly content: string | null;
  readonly marks: readonly StoredSymbol[] | null;
  readonly source: SymbolSource;
  readonly language: Language;
}

/** A title of two images, for a dream whose own is its first sentence and was cut. */
function proposalOf(
  title: string,
  { content, marks, source, language }: Proposal,
): { readonly proposedTitle?: string } {
  if (content === null || marks === null || !title.endsWith('…') || title !== journalTitle(content))
    return {};
  const images = marks.flatMap(({ id, mentions }) => {
    const group = symbolTexts(source, language, id)?.group;
    const place = mentions.find(({ state }) => state === 'present');
    return group && place ? { id, group, ...place } : [];
  });
  const proposed = proposedTitle(content, images);
  return proposed === null ? {} : { proposedTitle: proposed };
}

/** The beginning in one line, cut between words where that loses little. */
export function excerptOf(beginning: string): string {
  const line = beginning.replace(/\s+/g, ' ').trim();
  if (line.length <= excerptLength) return line;
  const cut = line.slice(0, excerptLength);
  const atWord = cut.replace(/\s\S{0,30}$/, '');
  return `${atWord.toWellFormed().replace(/\uFFFD$/, '')}…`;
}
