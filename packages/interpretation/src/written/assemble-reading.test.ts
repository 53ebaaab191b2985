import { describe, expect, it } from 'vitest';
import type { ReadingLevel, ReadingSentence } from '../types.ts';
import type { WrittenPart, WrittenSentence } from './answer-schema.ts';
import { assembleReading } from './assemble-reading.ts';
import { planOf } from './testing/plan-of.ts';

const dream = 'A black dog stood by the door of my house. There was no key.';

const written = (
  part: WrittenPart,
  text: string,
  passage = 1,
  quotes = ['black dog stood'],
): WrittenSentence => ({
  id: undefined,
  part,
  passage,
  text,
  quotes,
});
const own: readonly ReadingSentence[] = [
  { text: 'Ours.', part: 'headline', paragraph: 0, evidence: [] },
  { text: 'The dog was here before.', part: 'history', paragraph: 1, evidence: [] },
  { text: 'Death announces nothing.', part: 'care', paragraph: 2, evidence: [] },
  { text: 'Why?', part: 'question', paragraph: 3, evidence: [] },
];

async function assemble(sentences: readonly WrittenSentence[], level: ReadingLevel = 'premium') {
  return assembleReading(await planOf(dream, 'en', level), sentences, own);
}

describe('a reading of written sentences', () => {
  it('has their parts in their order, with what the journal says and words of care as ours', async () => {
    const sentences = await assemble([
      written('question', 'Who stood there?'),
      written('headline', 'A dog stands.'),
      written('passage', 'Two.', 7),
      written('passage', 'Three.', 9),
      written('passage', 'And two.', 7),
      written('step', 'Stand.'),
      written('guidance', 'Stay.'),
    ]);
    expect(sentences.map(({ part, paragraph, text }) => `${paragraph} ${part} ${text}`)).toEqual([
      '0 headline A dog stands.',
      '1 passage Two.',
      '1 passage And two.',
      '2 passage Three.',
      '3 history The dog was here before.',
      '4 guidance Stay.',
      '5 care Death announces nothing.',
      '6 question Who stood there?',
      '7 deed Stand.',
    ]);
  });

  it('has the places of the dream under each sentence, with the symbols that were there', async () => {
    const [headline] = await assemble([
      written('headline', 'A dog stands.', 1, ['A  “black dog” stood', 'no key']),
    ]);
    const places = headline?.evidence.map(({ start, end, symbol, rule }) => [
      dream.slice(start, end),
      symbol,
      rule,
    ]);
    expect(places).toEqual(
      expect.arrayContaining([
        ['A black dog stood', undefined, 'written'],
        ['dog', 'dog', 'written'],
        ['no key', undefined, 'written'],
      ]),
    );
    expect(places?.some(([, symbol]) => symbol === 'key')).toBe(false);
  });

  it('has no more passages and words than its level', async () => {
    const long = `A dog ${'and a door '.repeat(8)}stay.`;
    const many = Array.from({ length: 12 }, (_, at) => written('passage', long, at));
    const free = await assemble(many, 'free');
    const passages = free.filter(({ part }) => part === 'passage');
    expect(new Set(passages.map(({ paragraph }) => paragraph)).size).toBe(2);
    expect(passages.map(({ text }) => text.split(' ').length).reduce((a, b) => a + b)).toBeLessThanOrEqual(
      110,
    );
    expect(
      new Set(
        (await assemble(many, 'plain'))
          .filter(({ part }) => part === 'passage')
          .map(({ paragraph }) => paragraph),
      ).size,
    ).toBe(1);
  });
});
