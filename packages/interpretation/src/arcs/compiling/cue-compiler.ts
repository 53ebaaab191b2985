import type {
  ArcCueEntry,
  ArcCues,
  CueConditions,
  CueRange,
  Language,
  PhraseTable,
} from '@chitta/symbols/types';
import { placeOf } from '../phrase-row.ts';
import { type Phrase, type PhrasePart, parsePhrase } from './phrase.ts';
import { isSmallWord, phraseLanguage } from './phrase-language.ts';
import { PlaceTable } from './place-table.ts';
import { type CountedWords, commonnessIn, rarestPart } from './rarest-part.ts';

/** A phrase with what asks for it. */
interface Asked extends Phrase {
  /** The cues that it speaks for. */
  readonly cues: number[];
  /** Its number among those that cues ask for beside their own. */
  condition: number | undefined;
}

/** Takes the phrases of cues apart, each once, however many cues ask for it. */
export class CueCompiler {
  readonly #language: Language;
  readonly #phraseLanguage: ReturnType<typeof phraseLanguage>;
  readonly #phrases: Asked[] = [];
  readonly #known = new Map<string, Asked>();
  readonly #conditions: Record<number, CueConditions> = {};
  #cues = 0;
  /** Phrases that cues ask for beside their own. */
  #asked = 0;

  constructor(language: Language) {
    this.#language = language;
    this.#phraseLanguage = phraseLanguage(language);
  }

  /** Numbers cues, one behind another. Throws `TypeError` for a phrase that asks for no word. */
  compile(cues: ArcCues): CueRange {
    const from = this.#cues;
    for (const cue of cues) this.#compileCue(typeof cue === 'string' ? { words: [cue] } : cue);
    return [from, this.#cues];
  }

  /** The phrases of all cues that were compiled. */
  table(): PhraseTable {
    const places = new PlaceTable();
    const commonness = commonnessIn(countWords(this.#phrases), (word) => isSmallWord(word, this.#language));
    const byRarest: string[][] = [];
    for (const { parts, cues, condition, denying } of this.#phrases) {
      const codes = parts.map((part) => codeOf(part, places));
      const fields = [codes.join(' '), cues.join(' '), condition ?? '', [...denying].join(' ')];
      const place = placeOf(codes[rarestPart(parts, commonness)] ?? 0);
      byRarest[place] = [...(byRarest[place] ?? []), fields.join(';')];
    }
    const phrases = Array.from({ length: places.count }, (_, place) => (byRarest[place] ?? []).join('|'));
    return { phrases: phrases.join('\n'), ...places.table(), conditions: this.#conditions };
  }

  #compileCue({ words, and, not, ...conditions }: ArcCueEntry): void {
    const cue = this.#cues;
    this.#cues += 1;
    for (const written of words) this.#phraseOf(written).cues.push(cue);
    const given = {
      ...conditions,
      ...(and && { and: this.#conditionsOf(and) }),
      ...(not && { not: this.#conditionsOf(not) }),
    };
    if (Object.keys(given).length > 0) this.#conditions[cue] = given;
  }

  #conditionsOf(phrases: readonly string[]): number[] {
    return phrases.map((written) => {
      const phrase = this.#phraseOf(written);
      phrase.condition ??= this.#asked++;
      return phrase.condition;
    });
  }

  #phraseOf(written: string): Asked {
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const phrase = { ...parsePhrase(written, this.#phraseLanguage), cues: [], condition: undefined };
    this.#phrases.push(phrase);
    this.#known.set(written, phrase);
    return phrase;
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
