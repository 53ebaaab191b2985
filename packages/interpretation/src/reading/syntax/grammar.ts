import type { Language } from '@chitta/symbols/types';
import { english } from '../../languages/en/grammar.ts';
import { spanish } from '../../languages/es/grammar.ts';

/** The small closed word classes that light syntax needs, in one language. */
export interface Grammar {
  /** Words that open a new clause. */
  readonly joiners: ReadonlySet<string>;
  /** Determiners and what they become when the dreamer is addressed; '' drops the word. */
  readonly determiners: ReadonlyMap<string, string>;
  readonly possessives: ReadonlySet<string>;
  /** Words that cannot stand between a determiner and its noun. */
  readonly outsidePhrase: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  readonly copulas: ReadonlySet<string>;
  readonly degrees: ReadonlySet<string>;
  readonly negators: ReadonlySet<string>;
  readonly dreamer: ReadonlySet<string>;
}

/** The word classes of a language. */
export function grammarOf(language: Language): Grammar {
  return language === 'es' ? spanish : english;
}
