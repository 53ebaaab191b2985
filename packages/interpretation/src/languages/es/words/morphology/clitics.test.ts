import { describe, expect, it } from 'vitest';
import { withoutClitics } from './clitics.ts';

describe('withoutClitics', () => {
  it.each([
    ['caerme', 'caer'],
    ['verla', 'ver'],
    ['cayendose', 'cayendo'],
    ['quitandoselo', 'quitando'],
    ['decirnoslo', 'decir'],
  ])('takes the pronouns off %s', (written, verb) => {
    expect(withoutClitics(written)).toBe(verb);
  });

  it.each([
    ['mátalo', 'matalo', 'mata'],
    ['escóndete', 'escondete', 'esconde'],
    ['suéltamelo', 'sueltamelo', 'suelta'],
    ['cayéndose', 'cayendose', 'cayendo'],
  ])('takes them off the imperative %s', (written, folded, verb) => {
    expect(withoutClitics(folded, written)).toBe(verb);
  });

  it.each(['matalo', 'modelo', 'elefante'])('leaves %s without an accent alone', (word) => {
    expect(withoutClitics(word, word)).toBeUndefined();
  });

  it.each(['mesa', 'carne', 'comida', 'hombre', 'isla', 'perla_'])('leaves %s alone', (word) => {
    expect(withoutClitics(word)).toBeUndefined();
  });
});
