import type { Language } from '@chitta/symbols/types';
import { recognise } from '../../recognise/recognise.ts';
import { type Analysis, analyseDream } from '../analyse.ts';
import { fixtureLexicon } from './fixture.ts';

const lexicons = { en: fixtureLexicon('en'), es: fixtureLexicon('es') };

/** The analysis of a dream with the tests' dictionary. */
export function analyse(language: Language, text: string): Analysis {
  return analyseDream(text, recognise(text, lexicons[language]), lexicons[language]);
}
