import type { Analysis } from '../../reading/analysis.ts';
import type { Grammar } from '../../reading/syntax/grammar.ts';
import type { Retell } from '../../reading/telling/telling.ts';
import type { NounPhrases } from './noun-phrases.ts';
import type { TellingWords } from './telling-words.ts';

/** What telling a dream again needs of a language. */
export interface ReadingPack {
  readonly grammar: Grammar;
  readonly nouns: NounPhrases;
  /** Turns stretches of a dream to the second person. */
  readonly retell: (analysis: Analysis) => Retell;
  readonly tellings: TellingWords;
  /** Words behind which a feeling is told as the dreamer's own, without accents: "I was so scared". */
  readonly feelingVerbs: ReadonlySet<string>;
  /** Single words by which something cannot be done: "couldn't". */
  readonly inability: ReadonlySet<string>;
}
