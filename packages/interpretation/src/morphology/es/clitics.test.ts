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

  it.each(['mesa', 'carne', 'comida', 'hombre', 'isla', 'perla_'])('leaves %s alone', (word) => {
    expect(withoutClitics(word)).toBeUndefined();
  });
});
