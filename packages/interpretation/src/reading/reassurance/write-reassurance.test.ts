import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { hashOfText } from '../choose-wording.ts';
import { analyse } from '../testing/analysis.ts';
import { writeReassurance } from './write-reassurance.ts';

function rules(language: Language, text: string): string[] {
  return writeReassurance(analyse(language, text), hashOfText(text)).flatMap(({ evidence }) =>
    evidence.map(({ rule }) => rule),
  );
}

describe('writeReassurance', () => {
  it.each([
    ['en', 'My grandmother died in the kitchen.', ['reassurance.death']],
    ['es', 'Mi abuela se moría en la escuela.', ['reassurance.death']],
    ['en', 'The same nightmare again: a dog chased me.', ['care.nightmare']],
    ['es', 'Otra vez la misma pesadilla: un perro me perseguía.', ['care.nightmare']],
    ['en', 'I opened the door and my brother smiled.', []],
    ['en', 'My grandmother, who died two years ago, smiled.', []],
    ['es', 'Abrí la puerta y mi hermano sonrió.', []],
  ] as const)('%s: %s', (language, text, found) => {
    expect([...new Set(rules(language, text))]).toEqual(found);
  });
});
