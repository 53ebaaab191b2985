import type { Language, LexiconEntry, LexiconFile, SymbolGroup } from '@chitta/symbols/types';
import { addIdioms } from '../idioms/add-idioms.ts';
import type { PartOfSpeech } from '../morphology/part-of-speech.ts';
import { SpellingCache } from '../text/spelling-cache.ts';
import { CelebrityIndex } from './celebrity-index.ts';
import { CombinedIndex, phraseEntries } from './combined-index.ts';
import { tableOfCommonWords } from './common-words.ts';
import { findSlipTarget } from './find-slip-target.ts';
import { Form } from './form.ts';
import { FormTable } from './form-table.ts';
import { maySlip } from './one-slip-away.ts';
import { parseVariation } from './parse-variation.ts';
import { maskOf, meaningOf, PhraseNode } from './phrase-tree.ts';
import { senseOf, type Target } from './target.ts';
import { type PackedVariation, VariationShelf } from './variation-shelf.ts';

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
  /** The word of the dictionary that was meant by one that nobody knows, when it can be no other. */
  slipOf(form: Form): Target | undefined;
  readonly celebrities: CelebrityIndex;
  readonly combined: CombinedIndex;
  /** The group of a combined symbol: that of its first part. */
  groupOfCombined(id: string): SymbolGroup;
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
  const shelf = new VariationShelf(file.entries, language);
  addIdioms(language, forms, phrases);
  const phrased = phraseEntries(file.combined, (id) => byId.get(id)?.group);
  const groups = new Map(phrased.map(({ id, group }) => [id, group]));
  const combinedShelf = new VariationShelf(phrased, language);
  const combinedPhrases = new PhraseNode<Target>();
  const unpackFor = (folded: string) => {
    for (const packed of combinedShelf.take(folded)) unpack(packed, language, forms, combinedPhrases);
    for (const packed of shelf.take(folded)) unpack(packed, language, forms, phrases);
  };
  const meet = (raw: string) => {
    const form = new Form(raw, language);
    unpackFor(form.folded);
    return form;
  };
  let everyday: FormTable | undefined;
  const slips = (folded: string) => {
    everyday ??= tableOfCommonWords(language);
    const common = everyday;
    return findSlipTarget(folded, (spelt) => {
      unpackFor(spelt);
      const word = { word: spelt, folded: spelt };
      const nodes = forms.idsOf(word).flatMap((id) => phrases.child(id) ?? []);
      return meaningOf(nodes)?.targets ?? (common.idsOf(word).length > 0 ? [] : undefined);
    });
  };
  return {
    celebrities: new CelebrityIndex(file.celebrities),
    combined: new CombinedIndex(file.combined),
    groupOfCombined: (id) => groups.get(id) ?? 'action',
    slipOf(form) {
      if (form.slip === undefined) form.slip = maySlip(form.folded) ? slips(form.folded) : null;
      return form.slip ?? undefined;
    },
    language,
    version: file.version,
    entries: file.entries,
    entry: (id) => byId.get(id),
    spellings: new SpellingCache(meet),
    know(form) {
      if (form.askedAt === forms.count) return;
      form.ids = forms.idsOf(form);
      form.askedAt = forms.count;
      form.mask = form.ids.reduce((mask, id) => mask | maskOf(id), 0);
      form.roots = form.ids.flatMap((id) => phrases.child(id) ?? []);
      form.alone = meaningOf(form.roots);
      form.combinedRoots = form.ids.flatMap((id) => combinedPhrases.child(id) ?? []);
    },
  };
}

function unpack(
  { entry, notation, order }: PackedVariation,
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
