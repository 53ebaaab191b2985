import { describe, expect, it } from 'vitest';
import { answerSchema, parseSentence, writtenParts } from './answer-schema.ts';

const sentence = { part: 'passage', passage: 2, text: ' A  dog\nrests. ', quotes: ['a dog'] };

describe('a sentence out of an answer', () => {
  it('has its text on one line', () => {
    expect(parseSentence({ ...sentence, id: 3 })).toEqual({
      id: 3,
      part: 'passage',
      passage: 2,
      text: 'A dog rests.',
      quotes: ['a dog'],
    });
  });

  it('needs neither number', () => {
    const { passage: _, ...rest } = sentence;
    expect(parseSentence({ ...rest, id: 'x' })).toMatchObject({ id: undefined, passage: 1 });
  });

  it.each([
    ['no object', 'A dog rests.'],
    ['nothing', null],
    ['another part', { ...sentence, part: 'history' }],
    ['no text', { ...sentence, text: undefined }],
    ['a text without end', { ...sentence, text: 'x'.repeat(3_000) }],
    ['no quotes', { ...sentence, quotes: 'a dog' }],
    ['a quote without end', { ...sentence, quotes: ['x'.repeat(500)] }],
    ['quotes of another kind', { ...sentence, quotes: [1] }],
  ])('is none: %s', (_name, value) => {
    expect(parseSentence(value)).toBeUndefined();
  });
});

it('is asked for by the schema in the same form', () => {
  expect(answerSchema.properties.sentences.items.properties.part.enum).toEqual(writtenParts);
  expect(answerSchema.properties.sentences.items.required).toEqual(['part', 'text', 'quotes']);
});
