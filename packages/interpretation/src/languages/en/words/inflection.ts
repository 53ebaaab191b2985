import { letterAt } from '../../../lexicon/shelves/start-key.ts';
import type { Inflection } from '../../pack/inflection.ts';
import { inflectEnglish } from './morphology/inflect.ts';
import { irregularNouns } from './morphology/irregular-nouns.ts';
import { irregularVerbs } from './morphology/irregular-verbs.ts';
import { englishStarts } from './morphology/starts.ts';

const [a, e, n, y] = [...'aeny'].map((letter) => letterAt(letter, 0));

/** "baby" and "babies", "large" and "larger", "fireman" and "firemen". */
function lettersLost(last: number, before: number): number {
  if (last === n && before === a) return 2;
  return last === y || last === e ? 1 : 0;
}

/** The words that have a form with other first letters. */
function unlike(words: ReadonlyMap<string, string | readonly string[]>, letters: number): string[] {
  const isUnlike = (word: string, form: string) => form.slice(0, letters) !== word.slice(0, letters);
  return [...words].flatMap(([word, forms]) =>
    [forms].flat().some((form) => isUnlike(word, form)) ? [word] : [],
  );
}

export const englishInflection: Inflection = {
  inflect: inflectEnglish,
  starts: englishStarts,
  // Nouns bend at their last word.
  partInPhrase: (words, at, part) => (at === words.length - 1 ? part : 'x'),
  nominal: { lettersLost, bendsLastWord: true, irregular: [...irregularNouns.keys()], steadyLength: 3 },
  unsteady: {
    // "lie" and "lying".
    v: { two: [...unlike(irregularVerbs, 2), 'lie', 'die', 'tie', 'vie'], letter: unlike(irregularVerbs, 1) },
    n: { two: unlike(irregularNouns, 2), letter: unlike(irregularNouns, 1) },
  },
  spelling: { marksTell: false, homographs: new Set() },
};
