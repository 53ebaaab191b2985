import type { Language } from '@chitta/symbols/types';
import { analyseText } from '../../analysed/analyse-text.ts';
import { recognise } from '../../recognise/recognise.ts';
import { analyseDream } from '../analyse.ts';
import type { Analysis } from '../analysis.ts';
import { fixtureLexicon } from './fixture.ts';

const lexicons = { en: fixtureLexicon('en'), es: fixtureLexicon('es') };

/** The analysis of a dream with the tests' dictionary. */
export function analyse(language: Language, text: string): Analysis {
  const lexicon = lexicons[language];
  return analyseDream(analyseText(text, lexicon), recognise(text, lexicon), lexicon);
}
