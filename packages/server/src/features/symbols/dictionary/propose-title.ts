import type { Language } from '@chitta/contract';
import { journalTitle } from '@chitta/contract/journal-title';
import { proposedTitle } from '@chitta/contract/proposed-title';
import { symbolTexts } from '@chitta/interpretation';
import type { SymbolSource } from './open-symbols.ts';

interface Mark {
  readonly id: string;
  readonly mentions: readonly { readonly start: number; readonly end: number; readonly state: string }[];
}

interface TitledDream {
  readonly title: string;
  readonly language: Language;
  /** Null: its images are not to be shown. */
  readonly content: string | null;
  readonly marks: readonly Mark[];
}

/** A title of two images, for a dream whose own is its first sentence and was cut. */
export function proposalOf(
  { title, language, content, marks }: TitledDream,
  source: SymbolSource,
): { readonly proposedTitle?: string } {
  if (content === null || !title.endsWith('…') || title !== journalTitle(content)) return {};
  const images = marks.flatMap(({ id, mentions }) => {
    const group = symbolTexts(source, language, id)?.group;
    const place = mentions.find(({ state }) => state === 'present');
    return group && place ? { id, group, ...place } : [];
  });
  const proposed = proposedTitle(content, images);
  return proposed === null ? {} : { proposedTitle: proposed };
}

interface KeptDream {
  readonly title: string;
  readonly language: Language;
  readonly content: string;
  readonly reading: { readonly care?: { readonly strength: string } | undefined } | null;
  readonly recognizedSymbols: readonly Mark[];
}

/** The same for a kept dream; nothing for one whose images are not to be shown, or that nobody has looked at. */
export function proposeTitle(dream: KeptDream, source: SymbolSource): { readonly proposedTitle?: string } {
  const { title, language, content, reading, recognizedSymbols: marks } = dream;
  const isShown = reading !== null && reading.care?.strength !== 'strong';
  return proposalOf({ title, language, content: isShown ? content : null, marks }, source);
}
