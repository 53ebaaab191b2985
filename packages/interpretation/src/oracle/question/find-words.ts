import type { AnalysedText } from '../../analysed/analysed-text.ts';
import { oracleOf, writtenIn } from '../../languages/language-packs.ts';
import type { QuestionRead } from '../types.ts';

/** Shorter words tell too little. */
const fewestLetters = 3;

/** Words worth looking for, as what their forms have in common: neither small nor such as everybody asks with. */
export function findWords({ tokens, classes, language, text }: AnalysedText): QuestionRead['words'] {
  const { common } = writtenIn(language);
  const { asking, stem } = oracleOf(language);
  const seen = new Set<string>();
  return tokens.flatMap(({ word, folded, start, end }, at) => {
    const isSmall =
      classes[at] !== 0 || word.length < fewestLetters || common.has(folded) || asking.has(folded);
    const found = stem(folded);
    if (isSmall || found.length < fewestStem || seen.has(found)) return [];
    seen.add(found);
    return [{ word: folded, start, end, ...(/\p{Lu}/u.test(text.charAt(start)) && { isCapital: true }) }];
  });
}
const fewestStem = 3;
