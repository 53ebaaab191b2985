import type { Language } from '@chitta/symbols/types';
import { englishClasses } from '../grammar/en.ts';
import { spanishClasses } from '../grammar/es.ts';
import { Spelling } from '../text/spelling.ts';
import { hintsOf } from '../truth/hints-of-words.ts';
import type { Meaning, PhraseNode } from './phrase-tree.ts';
import type { Target } from './target.ts';

const classTables = { en: englishClasses, es: spanishClasses } as const;
const noIds: readonly number[] = [];
const noNodes: readonly PhraseNode<Target>[] = [];

/** A way of writing a word together with what the lexicon knows of it. */
export class Form extends Spelling {
  /** Word classes as bits; 0 for words with content of their own. */
  readonly classes: number;
  /** What it hints about truth, as bits. */
  readonly hints: number;
  /** Paradigms that the word may belong to. */
  ids: readonly number[] = noIds;
  /** What begins with the word in the tree of phrases. */
  roots: readonly PhraseNode<Target>[] = noNodes;
  /** What begins with the word among the phrases of combined symbols. */
  combinedRoots: readonly PhraseNode<Target>[] = noNodes;
  /** `maskOf` all `ids`. */
  mask = 0;
  /** What the word stands for by itself. */
  alone: Meaning<Target> | undefined = undefined;
  /** The dictionary's word that this one is a slip for; `null` for none, missing while nobody asked. */
  slip: Target | null | undefined = undefined;
  /** The word count of the form table when `ids` were asked for. */
  askedAt = -1;

  constructor(raw: string, language: Language) {
    super(raw);
    this.classes = classTables[language].get(this.word) ?? 0;
    this.hints = hintsOf(this.word, this.folded, language);
  }
}
