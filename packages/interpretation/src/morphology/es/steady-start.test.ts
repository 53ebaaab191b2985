import { describe, expect, it } from 'vitest';
import { foldWord } from '../../text/fold.ts';
import type { PartOfSpeech } from '../part-of-speech.ts';
import { inflectSpanish } from './inflect.ts';
import { irregularParts, stressedEndings, stressedVowels } from './irregular-verbs.ts';
import { spanishSteadyStart } from './steady-start.ts';

/** Forms that do not begin with the letters that all forms are said to share. */
function strays(word: string, part: PartOfSpeech): string[] {
  const start = foldWord(word).slice(0, spanishSteadyStart(word, part));
  return inflectSpanish(word, part, true).filter((form) => !foldWord(form).startsWith(start));
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

describe('spanishSteadyStart', () => {
  it.each(verbs)('is shared by every form of %s', (verb) => {
    expect(strays(verb, 'v')).toEqual([]);
  });

  it.each('vaca taza amigo pez luz pie león avión perro casa mar sofá autobús joven lápiz ají'.split(' '))(
    'is shared by every form of the noun %s',
    (noun) => {
      expect(strays(noun, 'n')).toEqual([]);
    },
  );

  it.each('sucio rico largo feliz roto inglés verde azul blanco vago'.split(' '))(
    'is shared by every form of the adjective %s',
    (adjective) => {
      expect(strays(adjective, 'a')).toEqual([]);
    },
  );

  it.each<[string, PartOfSpeech, number]>([
    ['cantar', 'v', 4],
    ['tocar', 'v', 1],
    ['volar', 'v', 1],
    ['perseguir', 'v', 4],
    ['tener', 'v', 0],
    ['casa', 'n', 2],
    ['árbol', 'n', 4],
    ['encima', 'x', 6],
  ])('of %s/%s has %i letters', (word, part, length) => {
    expect(spanishSteadyStart(word, part)).toBe(length);
  });
});
