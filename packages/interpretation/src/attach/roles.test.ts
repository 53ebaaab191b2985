import { describe, expect, it } from 'vitest';
import { foldWord } from '../text/fold.ts';
import { role } from './role.ts';
import { rolesOf } from './roles.ts';

function namesOf(word: string, language: 'en' | 'es'): string[] {
  const roles = rolesOf(word, foldWord(word), language);
  return Object.entries(role).flatMap(([name, bit]) => ((roles & bit) === 0 ? [] : [name]));
}

describe('rolesOf', () => {
  it.each([
    ['i', ['dreamer']],
    ['kept', ['helper', 'copula', 'participle']],
    ['his', ['possessive']],
    ["'s", ['copula', 'genitive']],
    ['burning', ['goingOn']],
    ['chased', ['participle']],
    ['house', []],
  ])('tells what "%s" may do in English', (word, names) => {
    expect(namesOf(word, 'en')).toEqual(names);
  });

  it.each([
    ['me', ['onDreamer']],
    ['corrí', ['firstPerson']],
    ['corro', ['firstPersonPresent']],
    ['corriendo', ['goingOn']],
    ['abrieron', ['thirdPerson']],
    ['él', ['other']],
    ['yo', ['dreamer']],
    ['cerrado', []],
  ])('tells what "%s" may do in Spanish', (word, names) => {
    expect(namesOf(word, 'es')).toEqual(names);
  });
});
