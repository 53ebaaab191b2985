import type { Language, LexiconEntry, LexiconFile } from '@chitta/symbols/types';
import { addIdioms } from '../idioms/add-idioms.ts';
import type { PartOfSpeech } from '../morphology/part-of-speech.ts';
import { SpellingCache } from '../text/spelling-cache.ts';
import { Form } from './form.ts';
import { FormTable } from './form-table.ts';
import { parseVariation, startOfVariation } from './parse-variation.ts';
import { PhraseNode } from './phrase-tree.ts';
import { StartShelf } from './start-shelf.ts';
import { senseOf, type Target } from './target.ts';

/** The dictionary of one language, indexed for recognition. */
export interface Lexicon {
  readonly language: Language;
  readonly version: string;
  readonly entries: readonly LexiconEntry[];
  /** The entry with this id. */
  entry(id: string): LexiconEntry | undefined;
  /** Ways of writing words with what the dictionary knows of them; `know` brings one up to date. */
  readonly spellings: SpellingCache<Form>;
  /** Brings what is kept of a word up to date, once all words of a text have been met. */
  know(form: Form): void;
}

/** A variation as the file has it, and its place among all. */
interface Noted {
  readonly entry: LexiconEntry;
  readonly notation: string;
  readonly order: number;
}

const livingGroups: ReadonlySet<string> = new Set(['person', 'animal', 'being', 'feeling']);

/**
 * Indexes a compiled lexicon. Only the first letters of its variations are looked at now; phrases and inflected forms
 * are made when a text has a word that begins like them, and what is found does not depend on earlier texts.
 */
export function createLexicon(file: LexiconFile): Lexicon {
  const { language } = file;
  const byId = new Map(file.entries.map((entry) => [entry.id, entry]));
  const forms = new FormTable(language);
  const phrases = new PhraseNode<Target>();
  const shelf = shelve(file);
  addIdioms(language, forms, phrases);
  const meet = (raw: string) => {
    const form = new Form(raw, language);
    for (const noted of shelf.take(form.folded)) unpack(noted, language, forms, phrases);
    return form;
  };
  return {
    language,
    version: file.version,
    entries: file.entries,
    entry: (id) => byId.get(id),
    spellings: new SpellingCache(meet),
    know(form) {
      if (form.askedAt === forms.count) return;
      form.ids = forms.idsOf(form);
      form.askedAt = forms.count;
      form.roots = form.ids.flatMap((id) => phrases.child(id) ?? []);
    },
  };
}

function shelve({ entries, language }: LexiconFile): StartShelf<Noted> {
  const shelf = new StartShelf<Noted>();
  let order = 0;
  for (const entry of entries) {
    for (const notation of entry.variations) {
      shelf.put(startOfVariation(notation, entry.group, language), { entry, notation, order });
      order++;
    }
  }
  return shelf;
}

function unpack(
  { entry, notation, order }: Noted,
  language: Language,
  forms: FormTable,
  phrases: PhraseNode<Target>,
): void {
  const { text, words } = parseVariation(notation, entry.group, language);
  if (words.length === 0) return;
  const isLiving = livingGroups.has(entry.group);
  let node = phrases;
  let bending: PartOfSpeech = 'x';
  for (const { word, part, isAfterGap } of words) {
    if (part !== 'x') bending = part;
    if (isAfterGap) node = node.growGap();
    node = node.grow(forms.add(word, part, isLiving).id);
  }
  node.addTarget({
    symbol: entry.id,
    group: entry.group,
    variation: text,
    spelling: words.map(({ word }) => word).join(' '),
    part: bending,
    sense: senseOf(bending, entry.group),
    isClass: entry.isClass === true,
    order,
  });
}
