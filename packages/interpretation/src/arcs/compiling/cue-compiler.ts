import type { ArcCueEntry, ArcCues, ArcFileCues, Language, PhraseTable } from '@chitta/symbols/types';
import { type Phrase, type PhrasePart, parsePhrase } from './phrase.ts';
import { isSmallWord, phraseLanguage } from './phrase-language.ts';
import { PlaceTable } from './place-table.ts';
import { type CountedWords, rarestPart } from './rarest-part.ts';

/** Takes the phrases of cues apart, each once, however many cues ask for it. */
export class CueCompiler {
  readonly #language: Language;
  readonly #phraseLanguage: ReturnType<typeof phraseLanguage>;
  readonly #phrases: Phrase[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(language: Language) {
    this.#language = language;
    this.#phraseLanguage = phraseLanguage(language);
  }

  /** Cues with their phrases by number. Throws `TypeError` for a phrase that asks for no word. */
  compile(cues: ArcCues): ArcFileCues {
    return cues.map((cue) => (typeof cue === 'string' ? this.#numberOf(cue) : this.#compileCue(cue)));
  }

  /** The phrases of all cues that were compiled. */
  table(): PhraseTable {
    const places = new PlaceTable();
    const counts = countWords(this.#phrases);
    const isSmall = (word: string) => isSmallWord(word, this.#language);
    const phrases = this.#phrases.flatMap(({ parts }) => [
      parts.length,
      rarestPart(parts, counts, isSmall),
      ...parts.map((part) => codeOf(part, places)),
    ]);
    const denials = new Map<string, number[]>();
    this.#phrases.forEach(({ denying }, phrase) => {
      if (denying.size === 0) return;
      const words = [...denying].join(' ');
      denials.set(words, [...(denials.get(words) ?? []), phrase]);
    });
    return { phrases, ...places.table(), denials: [...denials] };
  }

  #compileCue({ words, and, not, ...conditions }: ArcCueEntry): ArcFileCues[number] {
    const numbers = (phrases: readonly string[]) => phrases.map((phrase) => this.#numberOf(phrase));
    return {
      ...conditions,
      words: numbers(words),
      ...(and && { and: numbers(and) }),
      ...(not && { not: numbers(not) }),
    };
  }

  #numberOf(written: string): number {
    const known = this.#numbers.get(written);
    if (known !== undefined) return known;
    const number = this.#phrases.push(parsePhrase(written, this.#phraseLanguage)) - 1;
    this.#numbers.set(written, number);
    return number;
  }
}

function codeOf(part: PhrasePart, places: PlaceTable): number {
  return part.kind === 'gap' ? 0 : (places.numberOf(part) + 1) * 2 + (part.isOptional ? 1 : 0);
}

/** How often each word stands in phrases: about how common it is where people tell their dreams. */
function countWords(phrases: readonly Phrase[]): CountedWords {
  const counts = new Map<string, number>();
  for (const { parts } of phrases) {
    for (const part of parts) {
      if (part.kind === 'gap') continue;
      for (const word of part.words) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
