import { describe, expect, it } from 'vitest';
import { openDictionary } from '../dream/open-dictionary.ts';
import { fileOf } from '../testing/lexicon-of.ts';
import { symbolTexts } from './symbol-texts.ts';

const file = fileOf(
  'en',
  { animal: { dog: 'dog' }, object: { 'class-tool': 'chisel' } },
  {
    combined: [
      {
        id: 'barking-dog',
        name: 'Barking dog',
        meaning: 'a warning',
        insight: 'Of what?',
        parts: ['dog'],
        phrases: [],
      },
    ],
    celebrities: [{ name: 'Penélope Cruz', also: [], quality: 'play', category: 'Actors' }],
  },
);
const dictionary = openDictionary({
  file,
  details: { dog: { description: 'A dog is a habit.', extended: 'Trained.' } },
  combined: { 'barking-dog': 'It barks at something.' },
});
const rex = {
  id: 'personal-3',
  language: 'en',
  group: 'animal',
  name: 'Rex',
  category: 'Mine',
  meaning: `${'loyalty '.repeat(49)}friend 🐕`,
  context: 'my first dog',
  variations: [],
} as const;
const source = {
  dictionary: { of: (language: string) => (language === 'en' ? dictionary : undefined) },
  personal: { find: (id: string) => (id === rex.id ? rex : undefined) },
};
const textsOf = (id: string) => symbolTexts(source, 'en', id);

describe('symbolTexts', () => {
  it('says what is known of each kind', () => {
    expect(textsOf('dog')).toMatchObject({
      kind: 'symbol',
      name: 'dog',
      description: 'A dog is a habit.',
      extendedDescription: 'Trained.',
    });
    expect(textsOf('class-tool')).toMatchObject({ kind: 'class', description: '' });
    expect(textsOf('barking-dog')).toMatchObject({
      kind: 'combined',
      group: 'combined',
      description: 'It barks at something.',
      deeperInsight: 'Of what?',
    });
    expect(textsOf('celebrity-penelope-cruz')).toMatchObject({
      kind: 'celebrity',
      name: 'Penélope Cruz',
      meaning: 'play',
    });
  });

  it('cuts a long meaning of one’s own to a phrase, never within a sign', () => {
    const texts = textsOf('personal-3');
    expect(texts).toMatchObject({ description: rex.meaning, extendedDescription: 'my first dog' });
    expect(texts?.meaning.isWellFormed()).toBe(true);
    expect(texts?.meaning.length).toBeLessThanOrEqual(400);
  });

  it('says nothing of what nobody has, in a language that nobody has', () => {
    expect([textsOf('cat'), textsOf('celebrity-nobody')]).toEqual([undefined, undefined]);
    expect(symbolTexts(source, 'es', 'dog')).toBeUndefined();
  });
});
