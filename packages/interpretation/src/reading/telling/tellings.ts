import type { Span } from '../../types.ts';
import type { Analysis } from '../analysis.ts';
import { sentencesOf, teller, tellSentence } from './find-tellings.ts';
import type { Retell, Telling } from './telling.ts';

/**
 * A dream in stretches that one sentence can tell, in order; together they hold every word. A sentence is cut when it is
 * first asked for: a reading speaks of few of them, and trying how they can be told takes long.
 */
export class Tellings {
  readonly #analysis: Analysis;
  readonly #sentences: ReturnType<typeof sentencesOf>;
  readonly #cut: (readonly Telling[] | undefined)[] = [];
  #retell: Retell | undefined;

  constructor(analysis: Analysis) {
    this.#analysis = analysis;
    this.#sentences = sentencesOf(analysis.words);
  }

  all(): readonly Telling[] {
    return this.#sentences.flatMap((_, sentence) => this.#of(sentence));
  }

  /** The first stretch that shares something with a place. */
  at(place: Span): Telling | undefined {
    const ends = (sentence: number) => this.#analysis.words[this.#sentences[sentence]?.[1] ?? 0]?.end ?? 0;
    let low = 0;
    let high = this.#sentences.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends(middle) <= place.start) low = middle + 1;
      else high = middle;
    }
    const found = this.#of(low).find(({ end }) => place.start < end);
    return found !== undefined && found.start < place.end ? found : undefined;
  }

  /** The stretch before another one. */
  before(telling: Telling): Telling | undefined {
    const beside = this.#of(telling.sentence);
    return beside[beside.indexOf(telling) - 1] ?? this.#of(telling.sentence - 1).at(-1);
  }

  last(): Telling | undefined {
    return this.#of(this.#sentences.length - 1).at(-1);
  }

  #of(sentence: number): readonly Telling[] {
    const range = this.#sentences[sentence];
    if (range === undefined) return none;
    this.#retell ??= teller(this.#analysis);
    const tellings = this.#cut[sentence] ?? tellSentence(range, this.#analysis, this.#retell);
    this.#cut[sentence] = tellings;
    return tellings;
  }
}

const none: readonly Telling[] = [];
