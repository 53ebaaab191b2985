import { describe, expect, it } from 'vitest';
import type { PartOfSpeech } from '../../../../morphology/part-of-speech.ts';
import { foldWord } from '../../../../text/fold.ts';
import { inflectSpanish } from './inflect.ts';
import { irregularParts, stressedEndings, stressedVowels } from './irregular-verbs.ts';
import { spanishStarts } from './starts.ts';

/** Forms that begin with none of the word's beginnings. */
function strays(word: string, part: PartOfSpeech): string[] {
  const starts = spanishStarts(word, part).map(foldWord);
  const isStray = (form: string) => !starts.some((start) => foldWord(form).startsWith(start));
  return inflectSpanish(word, part, true).filter(isStray);
}

const regular =
  'cantar tocar llegar cazar averiguar comer coger vencer distinguir delinquir vivir huir leer creer bullir gruñir caerse';
const verbs = [
  ...regular.split(' '),
  ...stressedVowels.keys(),
  ...stressedEndings,
  ...Object.keys(irregularParts),
  ...['mantener', 'suponer', 'deshacer', 'conducir', 'describir', 'devolver', 'sentarse', 'irse'],
];

describe('spanishStarts', () => {
  it.each(verbs)('hold every form of %s', (verb) => {
    expect(strays(verb, 'v')).toEqual([]);
  });

  it.each('vaca taza amigo pez luz pie león avión perro casa mar sofá autobús joven lápiz ají'.split(' '))(
    'hold every form of the noun %s',
    (noun) => {
      expect(strays(noun, 'n')).toEqual([]);
    },
  );

  it.each('sucio rico largo feliz roto inglés verde azul blanco vago'.split(' '))(
    'hold every form of the adjective %s',
    (adjective) => {
      expect(strays(adjective, 'a')).toEqual([]);
    },
  );

  it.each<[string, PartOfSpeech, string]>([
    ['cantar', 'v', 'cant'],
    ['tocar', 'v', 'to'],
    ['volar', 'v', 'vol vuel'],
    ['perseguir', 'v', 'perseg persig persig'],
    ['poder', 'v', 'pod pued pudiendo pud podr'],
    ['casa', 'n', 'ca'],
    ['árbol', 'n', 'árbol'],
    ['encima', 'x', 'encima'],
  ])('of %s/%s are %s', (word, part, starts) => {
    expect(spanishStarts(word, part).join(' ')).toBe(starts);
  });
});
