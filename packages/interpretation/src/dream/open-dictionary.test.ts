import { expect, it } from 'vitest';
import { fileOf } from '../testing/lexicon-of.ts';
import { openDictionary } from './open-dictionary.ts';

const file = fileOf('en', { animal: { dog: 'dog, hound' } });

it('finds entries, and indexes them once', () => {
  const dictionary = openDictionary({ file });
  expect(dictionary.entry('dog')?.group).toBe('animal');
  expect(dictionary.entry('cat')).toBeUndefined();
  expect(dictionary.lexicon.entry('dog')).toBe(dictionary.entry('dog'));
  expect(dictionary.lexicon).toBe(dictionary.lexicon);
});

it('has the long texts that it is given, or none', () => {
  const details = { dog: { description: 'A dog is a habit.', extended: 'Trained.' } };
  expect(openDictionary({ file, details }).details).toBe(details);
  expect(openDictionary({ file })).toMatchObject({ details: {}, combined: {} });
});
