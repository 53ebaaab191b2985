import type { Language, LexiconEntry, LexiconFile, SymbolGroup } from '@chitta/symbols/types';
import { addIdiom } from '../idioms/add-idioms.ts';
import type { PartOfSpeech } from '../morphology/part-of-speech.ts';
import { foldWord } from '../text/fold.ts';
import { SpellingCache } from '../text/spelling-cache.ts';
import { CelebrityIndex } from './celebrity-index.ts';
import { CombinedIndex, phraseEntries } from './combined-index.ts';
import { tableOfCommonWords } from './common-words.ts';
import { findSlipTarget } from './find-slip-target.ts';
import { Form } from './form.ts';
import { FormTable } from './form-table.ts';
import { maySlip } from './one-slip-away.ts';
import { parseVariation } from './parse-variation.ts';
import { meaningOf, PhraseNode } from './phrase-tree.ts';
import { IdiomShelf } from './shelves/idiom-shelf.ts';
import { type PackedVariation, VariationShelf } from './shelves/variation-shelf.ts';
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
  /** The word of the dictionary that was meant by one that nobody knows, when it can be no other. */
  slipOf(form: Form): Target | undefined;
  readonly celebrities: CelebrityIndex;
  readonly combined: CombinedIndex;
  /** The group of a combined symbol: that of its first part. */
  groupOfCombined(id: string): SymbolGroup;
}

/**
 * Indexes a compiled lexicon, when a first word is looked up: a page is ready before that. Only the first letters of its
 * variations are looked at then; phrases and inflected forms are made when a text has a word that begins like them, and what
 * is found does not depend on earlier texts.
 */
export function createLexicon(file: LexiconFile): Lexicon {
  return new IndexedLexicon(file);
}

/** Variations that lead into one tree of phrases. */
interface PackedTree {
  readonly shelf: VariationShelf;
  readonly phrases: PhraseNode<Target>;
}

/** What a dictionary is asked for; made when a first word is. */
class Index {
  readonly combined: CombinedIndex;
  readonly byId: ReadonlyMap<string, LexiconEntry>;
  /** Of combined symbols. */
  readonly groups: ReadonlyMap<string, SymbolGroup>;
  readonly words: PackedTree;
  readonly combinedPhrases: PackedTree;
  readonly idioms: IdiomShelf;

  constructor({ language, entries, combined }: LexiconFile) {
    this.combined = new CombinedIndex(combined);
    this.byId = new Map(entries.map((entry) => [entry.id, entry]));
    this.words = { shelf: new VariationShelf(entries, language), phrases: new PhraseNode() };
    this.idioms = new IdiomShelf(language);
    const phrased = phraseEntries(combined, (id) => this.byId.get(id)?.group);
    this.groups = new Map(phrased.map(({ id, group }) => [id, group]));
    this.combinedPhrases = { shelf: new VariationShelf(phrased, language), phrases: new PhraseNode() };
  }
}

class IndexedLexicon implements Lexicon {
  readonly language: Language;
  readonly version: string;
  readonly entries: readonly LexiconEntry[];
  readonly celebrities: CelebrityIndex;
  readonly spellings = new SpellingCache((raw) => this.#meet(raw));
  readonly #forms: FormTable;
  readonly #file: LexiconFile;
  #made: Index | undefined;
  /** Made when the first unknown word is asked about. */
  #everyday: FormTable | undefined;

  constructor(file: LexiconFile) {
    const { language, version, entries, celebrities } = file;
    this.#file = file;
    this.language = language;
    this.version = version;
    this.entries = entries;
    this.celebrities = new CelebrityIndex(celebrities);
    this.#forms = new FormTable(language);
  }

  get #index(): Index {
    this.#made ??= new Index(this.#file);
    return this.#made;
  }

  get combined(): CombinedIndex {
    return this.#index.combined;
  }

  entry(id: string): LexiconEntry | undefined {
    return this.#index.byId.get(id);
  }

  groupOfCombined(id: string): SymbolGroup {
    return this.#index.groups.get(id) ?? 'action';
  }

  know(form: Form): void {
    const { count } = this.#forms;
    if (form.askedAt === count) return;
    form.askedAt = count;
    const ids = this.#forms.idsOf(form);
    form.learn(
      ids,
      nodesOf(ids, this.#index.words.phrases),
      nodesOf(ids, this.#index.combinedPhrases.phrases),
    );
  }

  slipOf(form: Form): Target | undefined {
    if (form.slip === undefined) {
      form.slip = maySlip(form.folded)
        ? findSlipTarget(form.folded, (spelt) => this.#targetsOf(spelt))
        : null;
    }
    return form.slip ?? undefined;
  }

  /** What a spelling stands for: nothing in the dictionary for an everyday word, undefined for no word at all. */
  #targetsOf(folded: string): readonly Target[] | undefined {
    this.#unpackFor(folded);
    const word = { word: folded, folded };
    const targets = meaningOf(nodesOf(this.#forms.idsOf(word), this.#index.words.phrases))?.targets;
    if (targets !== undefined) return targets;
    this.#everyday ??= tableOfCommonWords(this.language);
    return this.#everyday.idsOf(word).length > 0 ? [] : undefined;
  }

  #meet(raw: string): Form {
    const form = new Form(raw, this.language);
    this.#unpackFor(form.folded);
    return form;
  }

  #unpackFor(folded: string): void {
    for (const { shelf, phrases } of [this.#index.combinedPhrases, this.#index.words]) {
      for (const packed of shelf.take(folded)) this.#unpack(packed, phrases);
    }
    for (const idiom of this.#index.idioms.take(folded))
      addIdiom(idiom, this.language, this.#forms, this.#index.words.phrases);
  }

  #unpack({ entry, notation, order }: PackedVariation, phrases: PhraseNode<Target>): void {
    const { text, words } = parseVariation(notation, entry.group, this.language);
    if (words.length === 0) return;
    let node = phrases;
    let bending: PartOfSpeech = 'x';
    for (const { word, part, isAfterGap } of words) {
      if (part !== 'x') bending = part;
      if (isAfterGap) node = node.growGap();
      node = node.grow(this.#forms.add(word, part, livingGroups.has(entry.group)).id);
    }
    const spelling = words.map(({ word }) => word).join(' ');
    node.addTarget({
      symbol: entry.id,
      group: entry.group,
      variation: text,
      spelling,
      folded: foldWord(spelling),
      part: bending,
      sense: senseOf(bending, entry.group),
      isClass: entry.isClass === true,
      order,
      uses: this.combined.usesOf(entry.id),
    });
  }
}

const livingGroups: ReadonlySet<string> = new Set(['person', 'animal', 'being', 'feeling']);

function nodesOf(ids: readonly number[], tree: PhraseNode<Target>): readonly PhraseNode<Target>[] {
  let nodes: PhraseNode<Target>[] | undefined;
  for (const id of ids) {
    const node = tree.child(id);
    if (node === undefined) continue;
    if (nodes === undefined) nodes = [node];
    else nodes.push(node);
  }
  return nodes ?? noNodes;
}

const noNodes: readonly PhraseNode<Target>[] = [];
