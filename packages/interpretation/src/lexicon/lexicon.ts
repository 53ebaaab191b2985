import type { Language, LexiconEntry, LexiconFile, SymbolGroup } from '@chitta/symbols/types';
import { addIdioms } from '../idioms/add-idioms.ts';
import { type PartOfSpeech, partOfSpeechOf } from '../morphology/part-of-speech.ts';
import { FormTable } from './form-table.ts';
import { parseVariation } from './parse-variation.ts';
import { PhraseNode } from './phrase-tree.ts';

/** What a phrase of the lexicon leads to. */
export interface Target {
  readonly symbol: string;
  readonly group: SymbolGroup;
  /** The dictionary's word or phrase. */
  readonly variation: string;
  /** The variation as the tokeniser reads it: lower case, words apart by spaces. */
  readonly spelling: string;
  /** Part of speech of the word that bends. */
  readonly part: PartOfSpeech;
  /** Part of speech and group, as `Mention.sense`. */
  readonly sense: string;
  /** The words have the meaning of their class, none of their own. */
  readonly isClass: boolean;
}

/** The dictionary of one language, indexed for recognition. */
export interface Lexicon {
  readonly language: Language;
  readonly version: string;
  readonly entries: readonly LexiconEntry[];
  /** The entry with this id. */
  entry(id: string): LexiconEntry | undefined;
  readonly forms: FormTable;
  readonly phrases: PhraseNode<Target>;
}

const livingGroups: ReadonlySet<SymbolGroup> = new Set<SymbolGroup>(['person', 'animal', 'being', 'feeling']);

/** Indexes a compiled lexicon; inflected forms follow when words are looked up. */
export function createLexicon(file: LexiconFile): Lexicon {
  const byId = new Map(file.entries.map((entry) => [entry.id, entry]));
  const forms = new FormTable(file.language);
  const phrases = new PhraseNode<Target>();
  for (const entry of file.entries) {
    for (const notation of entry.variations) addVariation(notation, entry, file.language, forms, phrases);
  }
  addIdioms(file.language, forms, phrases);
  return {
    language: file.language,
    version: file.version,
    entries: file.entries,
    entry: (id) => byId.get(id),
    forms,
    phrases,
  };
}

function addVariation(
  notation: string,
  entry: LexiconEntry,
  language: Language,
  forms: FormTable,
  phrases: PhraseNode<Target>,
): void {
  const { text, words } = parseVariation(notation, entry.group, language);
  if (words.length === 0) return;
  let node = phrases;
  const isLiving = livingGroups.has(entry.group);
  let bending: PartOfSpeech = 'x';
  for (const { word, part } of words) {
    if (part !== 'x') bending = part;
    node = node.grow(forms.add(word, part, isLiving).id);
  }
  const spelling = words.map(({ word }) => word).join(' ');
  node.addTarget({
    symbol: entry.id,
    group: entry.group,
    variation: text,
    spelling,
    part: bending,
    sense: senseOf(bending, entry.group),
    isClass: entry.isClass === true,
  });
}

const partNames = { n: 'noun', v: 'verb', a: 'adjective', x: 'phrase' } as const;

/** What never bends has the part of speech of its group. */
function senseOf(part: PartOfSpeech, group: SymbolGroup): string {
  return `${partNames[part === 'x' ? partOfSpeechOf(group) : part]}.${group}`;
}
