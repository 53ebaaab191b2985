import { letterAt } from '../../../lexicon/shelves/start-key.ts';
import type { Inflection } from '../../pack/inflection.ts';
import { withoutClitics } from './morphology/clitics.ts';
import { inflectSpanish } from './morphology/inflect.ts';
import { irregularParts, stressedVowels } from './morphology/irregular-verbs.ts';
import { spanishStarts } from './morphology/starts.ts';
import { spanishPartInPhrase } from './part-in-phrase.ts';

const [a, c, i, o, z] = [...'acioz'].map((letter) => letterAt(letter, 0));

/** "perro" and "perra", "vaca" and "vaquita", "limpio" and "limpísimo", "pez" and "peces". */
function lettersLost(last: number, before: number): number {
  if (last === z) return 1;
  if (last !== a && last !== o) return 0;
  return before === c || before === z || before === i ? 2 : 1;
}

function withReflexives(verbs: readonly string[]): string[] {
  return verbs.flatMap((verb) => [verb, `${verb}se`]);
}

/** Verbs whose stressed vowel changes within their first two letters. */
const changingEarly = [...stressedVowels].flatMap(([verb, [from]]) =>
  verb.slice(0, -2).lastIndexOf(from) < 2 ? [verb] : [],
);

export const spanishInflection: Inflection = {
  inflect: inflectSpanish,
  starts: spanishStarts,
  partInPhrase: spanishPartInPhrase,
  nominal: { lettersLost, bendsLastWord: false, irregular: [], steadyLength: 4 },
  unsteady: {
    v: {
      two: withReflexives([...Object.keys(irregularParts), ...changingEarly]),
      letter: withReflexives('ir ser oler errar caber'.split(' ')),
    },
  },
  spelling: {
    marksTell: true,
    // "te" is no tea, "una" no nail.
    homographs: new Set(
      'te de se si mi tu el mas que solo una unas ano anos esta este como cuando donde cuna cana mono'.split(
        ' ',
      ),
    ),
    withoutEnding: withoutClitics,
  },
};
