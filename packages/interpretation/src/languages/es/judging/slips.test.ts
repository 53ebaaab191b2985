import { expect, it } from 'vitest';
import { spanishSlips } from './slips.ts';

const nouns = new Set(['casa', 'hábito']);
const faults = (sentence: string) => spanishSlips(sentence, nouns).map(({ fault }) => fault);

it.each([
  ['Sales de el cuarto.', 'not contracted'],
  ['Vas a el cuarto.', 'not contracted'],
  ['Abres la una puerta.', 'two articles'],
  ['Abres la tu puerta.', 'two articles'],
  ['Vienes del la calle.', 'contraction and article'],
  ['Mi casa sigue.', 'first person'],
  ['Es aguja y hilo.', 'y before i'],
  ['Es siete o ocho.', 'o before o'],
  ['Vienes de con ella.', 'two prepositions'],
  ['Viene con ti.', 'con and pronoun'],
  ['Tocas la agua.', 'la before a stressed a'],
  ['Es una hábito.', 'agreement'],
])('finds in %s', (sentence, fault) => {
  expect(faults(sentence)).toContain(fault);
});

it.each([
  'Sales del cuarto y vas al mar; él mira a él.',
  'Dices «mi casa de el campo» y te vas.',
  'Nieve y hielo, agua e hijos, siete u ocho.',
  'Vuelves de El Salvador.',
  'Dos fuerzas se miden la una con la otra.',
  'Quitas algo de en medio, y tu yo interior lo sabe.',
])('finds nothing in %s', (sentence) => {
  expect(faults(sentence)).toEqual([]);
});
