import type { Language } from '@chitta/symbols/types';
import { inflectEnglish } from '../morphology/en/inflect.ts';
import { inflectSpanish } from '../morphology/es/inflect.ts';
import type { PartOfSpeech } from '../morphology/part-of-speech.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

/** One dictionary word with all its forms; forms of the text lead to it by its number. */
export interface Paradigm {
  readonly id: number;
  readonly lemma: string;
  readonly part: PartOfSpeech;
}

const none: readonly number[] = [];

/** Which dictionary words a written word can be a form of. */
export class FormTable {
  readonly #language: Language;
  readonly #paradigms: Paradigm[] = [];
  readonly #byKey = new Map<string, Paradigm>();
  /** Forms as they are spelt. */
  readonly #exact = new Map<string, number[]>();
  /** Forms with accents, under their spelling without. */
  readonly #folded = new Map<string, number[]>();

  constructor(language: Language) {
    this.#language = language;
  }

  /** The paradigm of a dictionary word; made, with its forms, where it is new. */
  add(lemma: string, part: PartOfSpeech, isLiving: boolean): Paradigm {
    const key = `${lemma}/${part}${isLiving ? '+' : ''}`;
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const paradigm = { id: this.#paradigms.length, lemma, part };
    this.#paradigms.push(paradigm);
    this.#byKey.set(key, paradigm);
    for (const form of this.#formsOf(lemma, part, isLiving)) this.#put(form, paradigm.id);
    return paradigm;
  }

  /** Numbers of the paradigms that the word may belong to; those spelt alike first, then those but for accents. */
  idsOf(token: Token): readonly number[] {
    const exact = this.#exact.get(token.word);
    const folded = this.#folded.get(token.folded);
    if (folded === undefined) return exact ?? this.#misspelt(token);
    if (exact === undefined) return folded;
    return [...exact, ...folded.filter((id) => !exact.includes(id))];
  }

  #misspelt(token: Token): readonly number[] {
    // An accent too many: "fuí", "ésto".
    return token.word === token.folded ? none : (this.#exact.get(token.folded) ?? none);
  }

  #formsOf(lemma: string, part: PartOfSpeech, isLiving: boolean): readonly string[] {
    if (part === 'x') return [lemma];
    return this.#language === 'en' ? inflectEnglish(lemma, part) : inflectSpanish(lemma, part, isLiving);
  }

  #put(form: string, id: number): void {
    putInto(this.#exact, form, id);
    const folded = isAscii(form) ? form : foldWord(form);
    if (folded !== form) putInto(this.#folded, folded, id);
  }
}

function putInto(map: Map<string, number[]>, form: string, id: number): void {
  const ids = map.get(form);
  if (ids === undefined) map.set(form, [id]);
  else if (!ids.includes(id)) ids.push(id);
}

function isAscii(form: string): boolean {
  for (let at = 0; at < form.length; at++) if (form.charCodeAt(at) > 127) return false;
  return true;
}
