import type { Skeleton } from '../model.ts';

/** FNV-1a over UTF-16 code units; small, stable across engines. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Lets every bit of a hash depend on all of it (the finish of MurmurHash3): turns that follow each other would be alike in their lowest. */
function spread(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Picks skeletons deterministically and never the same one, nor the same sentence, twice in a reading. */
export class Chooser {
  readonly #seed: number;
  readonly #used = new Set<string>();
  readonly #said = new Set<string>();
  /** The same in order, and by words up to where they are in none of it. */
  readonly #texts: string[] = [];
  readonly #searched = new Map<string, number>();
  #turn = 0;

  constructor(seed: string) {
    this.#seed = hashText(seed);
  }

  /** One of so many ways, the same for the same dream at the same point of its reading. */
  turn(count: number): number {
    this.#turn += 1;
    return spread(hashText(`${this.#seed}:${this.#turn}`)) % Math.max(1, count);
  }

  /** Whether a sentence or clause of the reading has these words in it. */
  hasSaid(words: string): boolean {
    // The same words are asked for again and again: what was searched for them is not searched twice.
    let at = this.#searched.get(words) ?? 0;
    while (at < this.#texts.length && this.#texts[at]?.includes(words) !== true) at += 1;
    this.#searched.set(words, at);
    return at < this.#texts.length;
  }

  #keep(text: string): void {
    this.#said.add(text);
    this.#texts.push(text);
  }

  /** An unused clause, to be put into a sentence by the caller; undefined when none is left. */
  clause(lines: readonly Skeleton<undefined>[]): string | undefined {
    const from = this.turn(lines.length);
    for (let step = 0; step < lines.length; step += 1) {
      const line = lines[(from + step) % lines.length];
      if (line === undefined || this.#used.has(line.id)) continue;
      const text = line.say(undefined);
      if (text === undefined || this.#said.has(text)) continue;
      this.#used.add(line.id);
      this.#keep(text);
      return text;
    }
    return undefined;
  }

  /** A sentence that the caller has built, once; undefined when the reading has it already. */
  once(text: string): string | undefined {
    const sentence = finishSentence(text);
    if (this.#said.has(sentence)) return undefined;
    this.#keep(sentence);
    return sentence;
  }

  /** A sentence from the first unused skeleton that suits the slots, or undefined when none is left. */
  say<Slots>(skeletons: readonly Skeleton<Slots>[], slots: Slots): string | undefined {
    const from = this.turn(skeletons.length);
    for (let step = 0; step < skeletons.length; step += 1) {
      const skeleton = skeletons[(from + step) % skeletons.length];
      if (skeleton === undefined || this.#used.has(skeleton.id)) continue;
      const built = skeleton.say(slots);
      if (built === undefined) continue;
      const sentence = finishSentence(built);
      if (this.#said.has(sentence)) continue;
      this.#used.add(skeleton.id);
      this.#keep(sentence);
      return sentence;
    }
    return undefined;
  }
}

/** Where the sentence goes on after a phrase with an aside in it, the aside is closed with a comma. */
const asideEnd = /\ue000(?=\s+[\p{L}“«])/gu;

/** What makes a sentence untidy; most sentences have none of it. */
const untidy = /[\ue000\n\t]| {2}|^ | $| [,.;:?]|,[,.;:?]|(?<![A-Za-zªµºÀ-ÖØ-öø-ɏ])(?:[Dd]e|[Aa]) el /u;

/** Capital first (also after an opening quotation or question mark), single spaces, closing punctuation. */
export function finishSentence(text: string): string {
  const tidy = untidy.test(text) ? tidied(text) : text;
  const at = tidy.search(/\p{L}|\p{N}/u);
  // A whole character: letters beyond the first plane take two units.
  const first = String.fromCodePoint(tidy.codePointAt(Math.max(0, at)) ?? 0x20);
  const capital = at < 0 ? tidy : tidy.slice(0, at) + first.toUpperCase() + tidy.slice(at + first.length);
  return /[.?]$/u.test(capital) ? capital : `${capital}.`;
}

function tidied(text: string): string {
  return text
    .replace(asideEnd, ',')
    .replaceAll('\ue000', '')
    .replace(/\s+/gu, ' ')
    .replace(/ ([,.;:?])/gu, '$1')
    .replace(/,([,.;:?])/gu, '$1')
    .replace(/(?<!\p{L})([Dd]e|[Aa]) el (?=\p{L})/gu, (_, word: string) => `${word}l `)
    .trim();
}
