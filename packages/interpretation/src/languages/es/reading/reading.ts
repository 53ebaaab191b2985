import type { ReadingPack } from '../../pack/reading-pack.ts';
import { spanishGrammar } from './grammar.ts';
import { spanishNouns } from './nouns.ts';
import { retellSpanish } from './telling/retell.ts';
import { spanishTellings } from './tellings.ts';

export const spanishReading: ReadingPack = {
  grammar: spanishGrammar,
  nouns: spanishNouns,
  retell: retellSpanish,
  tellings: spanishTellings,
  // "No pude": told by two words.
  inability: new Set(),
  feelingVerbs: new Set(
    'estaba estuve estoy sentia senti siento sintiendo tenia tuve tengo me dio daba da'.split(' '),
  ),
};
