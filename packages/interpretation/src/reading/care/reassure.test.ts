import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { frameOf } from '../testing/frame-of.ts';
import { reassurances } from './reassurances.ts';
import { writeNightmareHelp, writeReassurances } from './reassure.ts';

function rules(language: Language, text: string): string[] {
  return writeReassurances(frameOf(language, text)).flatMap(({ evidence }) =>
    evidence.map(({ rule }) => rule),
  );
}

describe('writeReassurances', () => {
  it.each([
    ['en', 'My grandmother died in the kitchen.', 'reassurance.death'],
    ['es', 'Mi abuela se moría en la escuela.', 'reassurance.death'],
    ['en', 'My grandmother, who passed away last year, opened the door.', 'reassurance.memory'],
    ['es', 'Mi abuela, que murió hace dos años, abrió la puerta.', 'reassurance.memory'],
  ] as const)('%s: %s', (language, text, rule) => {
    expect(rules(language, text)).toContain(rule);
  });

  it('does not speak of announcements where somebody lost comes to visit', () => {
    expect(rules('en', 'My grandmother, who died two years ago, smiled.')).not.toContain('reassurance.death');
  });

  it.each([
    ['en', 'I opened the door and my brother smiled.'],
    ['en', 'The hedge had died grey behind the house.'],
    ['es', 'Abrí la puerta y mi hermano sonrió.'],
  ] as const)('says nothing where nothing is to be feared (%s)', (language, text) => {
    expect(rules(language, text)).toEqual([]);
  });
});

describe('writeNightmareHelp', () => {
  it.each([
    ['en', 'The same nightmare again: a dog chased me.'],
    ['es', 'Otra vez la misma pesadilla: un perro me perseguía.'],
  ] as const)('points to help for a nightmare that returns (%s)', (language, text) => {
    expect(reassurances[language].nightmare).toContain(writeNightmareHelp(frameOf(language, text))?.text);
  });

  it('is silent for a single bad night', () => {
    expect(writeNightmareHelp(frameOf('en', 'It was a nightmare. A dog chased me.'))).toBeUndefined();
  });
});
