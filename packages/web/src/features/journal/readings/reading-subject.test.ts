import { describe, expect, it } from 'vitest';
import { buildAnswer, buildDream } from '#web/testing/build-dream.ts';
import { subjectOfAnswer, subjectOfDream } from './reading-subject.ts';

describe('subjectOfAnswer', () => {
  it('keeps the text that was read, not what it has become', () => {
    const answer = buildAnswer({ language: 'es' });
    expect(subjectOfAnswer('Un perro.', answer)).toEqual({
      content: 'Un perro.',
      language: 'es',
      symbols: [],
      translation: answer.translation,
      reading: answer.reading,
      isPremium: false,
    });
  });
});

describe('subjectOfDream', () => {
  it('is nothing while the dream has no reading', () => {
    expect(subjectOfDream(buildDream())).toBeNull();
  });

  it('takes a reading as text, as structure, or as both', () => {
    const { reading } = buildAnswer();
    expect(subjectOfDream(buildDream({ translation: 'A habit.' }))).toMatchObject({
      translation: 'A habit.',
      reading: null,
    });
    expect(subjectOfDream(buildDream({ reading: reading ?? null }))).toMatchObject({
      translation: '',
      reading,
    });
  });
});
