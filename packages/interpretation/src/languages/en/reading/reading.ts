import type { ReadingPack } from '../../pack/reading-pack.ts';
import { englishGrammar } from './grammar.ts';
import { englishNouns } from './nouns.ts';
import { retellEnglish } from './telling/retell.ts';
import { englishTellings } from './tellings.ts';

export const englishReading: ReadingPack = {
  grammar: englishGrammar,
  nouns: englishNouns,
  retell: retellEnglish,
  tellings: englishTellings,
  inability: new Set("can't cant cannot couldn't couldnt unable".split(' ')),
  feelingVerbs: new Set('was am were be been felt feel feeling feels got became'.split(' ')),
};
