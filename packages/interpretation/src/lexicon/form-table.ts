import type { Language } from '@chitta/symbols/types';
import { wordsOf } from '../languages/language-packs.ts';
import type { Inflection } from '../languages/pack/inflection.ts';
import type { PartOfSpeech } from '../morphology/part-of-speech.ts';
import { foldWord } from '../text/fold.ts';
import { startKeys } from './shelves/start-keys.ts';
import { StartShelf } from './shelves/start-shelf.ts';

/** One dictionary word with all its forms; forms of the text lead to it by its number. */
interface Paradigm {
  readonly id: number;
  readonly lemma: string;
  readonly part: PartOfSpeech;
  /** Whether it names a living being, which has a gender of its own. */
  readonly isLiving: boolean;
}

/** A word as a text has it. */
interface Written {
  readonly word: string;
  readonly folded: string;
}

const none: readonly number[] = [];

/**
 * Which dictionary words a written word can be a form of. Forms are made when a word that begins like them is first
 * looked up: a dream touches a small part of the dictionary, and all forms of a large one take longer than a page may
 * wait. What is found does not depend on what was looked up before.
 */
export class FormTable {
  readonly #language: Language;
  readonly #inflection: Inflection;
  /** By what they are, then by their spelling. */
  readonly #paradigms = new Map<string, Map<string, Paradigm>>();
  /** Words without forms as yet. */
  readonly #pending = new StartShelf();
  readonly #byId: Paradigm[] = [];
  /** Forms as they are spelt. */
  readonly #exact: FormMap = new Map();
  /** Forms with accents, under their spelling without. */
  readonly #folded: FormMap = new Map();

  constructor(language: Language) {
    this.#language = language;
    this.#inflection = wordsOf(language).inflection;
  }

  /** How many dictionary words there are; as long as it stays, no answer changes. */
  get count(): number {
    return this.#byId.length;
  }

  /** The paradigm of a dictionary word, made where it is new. */
  add(lemma: string, part: PartOfSpeech, isLiving: boolean): Paradigm {
    const kind = isLiving ? `${part}+` : part;
    let alike = this.#paradigms.get(kind);
    if (alike === undefined) {
      alike = new Map();
      this.#paradigms.set(kind, alike);
    }
    const known = alike.get(lemma);
    if (known !== undefined) return known;
    const paradigm = { id: this.#byId.length, lemma, part, isLiving };
    this.#byId.push(paradigm);
    alike.set(lemma, paradigm);
    for (const key of startKeys(lemma, part, this.#language)) this.#pending.put(key, paradigm.id);
    return paradigm;
  }

  /** Numbers of the paradigms that the word may belong to; those spelt alike first, then those but for accents. */
  idsOf(token: Written): readonly number[] {
    this.#makeForms(token.folded);
    const exact = this.#exact.get(token.word) ?? none;
    const { marksTell, homographs } = this.#inflection.spelling;
    if (!marksTell) return union(exact, this.#folded.get(token.folded));
    const more = this.#folded.get(token.folded) ?? this.#respelt(token);
    return more.length === 0 || homographs.has(token.word)
      ? exact
      : union(exact, this.#mayDiffer(token, exact, more));
  }

  /** Makes the forms of every dictionary word that may begin as this one does. */
  #makeForms(folded: string): void {
    for (const id of this.#pending.take(folded)) {
      const own = [id];
      const paradigm = this.#byId[id] as Paradigm;
      for (const form of this.#formsOf(paradigm)) this.#put(form, own);
    }
  }

  /** Other spellings count where the word is written without accents, or is no word as it is written. */
  #mayDiffer(
    { word, folded }: Written,
    exact: readonly number[],
    more: readonly number[],
  ): readonly number[] {
    return word === folded || exact.length === 0 ? more : none;
  }

  /** The word with a pronoun taken off, or with an accent too many: "verla", "fuí". */
  #respelt({ word, folded }: Written): readonly number[] {
    const verb = this.#inflection.spelling.withoutEnding?.(folded, word);
    if (verb !== undefined) return this.#exact.get(verb) ?? this.#folded.get(verb) ?? none;
    return word !== folded && word.length <= longestMonosyllable ? (this.#exact.get(folded) ?? none) : none;
  }

  #formsOf({ lemma, part, isLiving }: Paradigm): readonly string[] {
    return part === 'x' ? [lemma] : this.#inflection.inflect(lemma, part, isLiving);
  }

  #put(form: string, own: readonly number[]): void {
    putInto(this.#exact, form, own);
    const folded = foldWord(form);
    if (folded !== form) putInto(this.#folded, folded, own);
  }
}

const longestMonosyllable = 3;

function union(first: readonly number[], second: readonly number[] | undefined): readonly number[] {
  if (second === undefined || second.length === 0) return first;
  if (first.length === 0) return second;
  return [...first, ...second.filter((id) => !first.includes(id))];
}

type FormMap = Map<string, readonly number[]>;

/** Most forms belong to one paradigm, so its list is shared by them all; longer lists stay in order. */
function putInto(map: FormMap, form: string, own: readonly number[]): void {
  const ids = map.get(form);
  if (ids === undefined) map.set(form, own);
  else if (!ids.includes(own[0] ?? 0))
    map.set(
      form,
      [...ids, ...own].sort((a, b) => a - b),
    );
}
