import type { Language } from '@chitta/symbols/types';
import { hintsOf } from '../assertion/assertion-of-words.ts';
import { rolesOf } from '../attach/roles.ts';
import { wordsOf } from '../languages/language-packs.ts';
import { Spelling } from '../text/spelling.ts';
import { type Choice, choicesOf } from './choice.ts';
import { Beginnings, type Meaning, maskOf, meaningOf, type PhraseNode, secondMaskOf } from './phrase-tree.ts';
import type { Target } from './target.ts';

const noIds: readonly number[] = [];
const noBeginnings = new Beginnings<Target>([]);

/** A way of writing a word together with what the lexicon knows of it. */
export class Form extends Spelling {
  readonly language: Language;
  /** Word classes as bits; 0 for words with content of their own. */
  readonly classes: number;
  /** What it hints about truth, as bits. */
  readonly hints: number;
  /** What it may do for the words beside it, as bits. */
  readonly roles: number;
  /** Paradigms that the word may belong to. */
  ids: readonly number[] = noIds;
  /** What begins with the word in the tree of phrases. */
  phrases: Beginnings<Target> = noBeginnings;
  /** What begins with the word among the phrases of combined symbols. */
  combinedPhrases: Beginnings<Target> = noBeginnings;
  /** `maskOf` and `secondMaskOf` all `ids`. */
  mask = 0;
  secondMask = 0;
  /** The combined symbol that the word names by itself. */
  combinedAlone: Target | undefined = undefined;
  /** What the word stands for by itself. */
  alone: Meaning<Target> | undefined = undefined;
  /** The dictionary's word that this one is a slip for; `null` for none, missing while nobody asked. */
  slip: Target | null | undefined = undefined;
  /** The word count of the form table when `ids` were asked for. */
  askedAt = -1;
  #choices: readonly Choice[] | undefined = undefined;

  constructor(raw: string, language: Language) {
    super(raw);
    this.language = language;
    this.classes = wordsOf(language).grammar.classes.get(this.word) ?? 0;
    this.hints = hintsOf(this.word, this.folded, language);
    this.roles = rolesOf(this.word, this.folded, language);
  }

  /** Takes what the lexicon knows of the word. */
  learn(
    ids: readonly number[],
    roots: readonly PhraseNode<Target>[],
    combinedRoots: readonly PhraseNode<Target>[],
  ): void {
    this.ids = ids;
    this.mask = 0;
    this.secondMask = 0;
    for (const id of ids) {
      this.mask |= maskOf(id);
      this.secondMask |= secondMaskOf(id);
    }
    this.phrases = roots.length === 0 ? noBeginnings : new Beginnings(roots);
    this.alone = meaningOf(roots);
    this.combinedPhrases = combinedRoots.length === 0 ? noBeginnings : new Beginnings(combinedRoots);
    this.combinedAlone = meaningOf(combinedRoots)?.targets[0];
    this.#choices = undefined;
  }

  /** The symbols that the word may stand for by itself. */
  get choices(): readonly Choice[] {
    this.#choices ??=
      this.alone === undefined ? noChoices : choicesOf(this, this.alone.targets, this.language);
    return this.#choices;
  }
}

const noChoices: readonly Choice[] = [];
