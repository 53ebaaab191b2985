import type { Reading } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { buildOldReading, buildReading } from '#web/testing/build-dream.ts';
import { isCareAlone, type Paragraph, partsOfReading } from './parts-of-reading.ts';

type Part = Reading['sentences'][number]['part'];
const sentence = (part: Part, paragraph: number) => ({
  text: `${part} ${paragraph}`,
  part,
  paragraph,
  evidence: [],
});
const wordsOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map(({ sentences }) => sentences.map(({ sentence: { text } }) => text).join(' | '));

describe('partsOfReading', () => {
  it('sets each part apart and keeps its place in the whole', () => {
    const sentences = (
      [
        ['headline', 0],
        ['passage', 1],
        ['passage', 1],
        ['passage', 2],
        ['history', 3],
        ['guidance', 4],
        ['care', 5],
        ['question', 6],
        ['deed', 7],
      ] as const
    ).map(([part, paragraph]) => sentence(part, paragraph));
    const parts = partsOfReading(buildReading({ sentences }));
    expect(parts.headline.map(({ index }) => index)).toEqual([0]);
    expect(wordsOf(parts.prose)).toEqual(['passage 1 | passage 1', 'passage 2']);
    expect(wordsOf(parts.history)).toEqual(['history 3']);
    expect(wordsOf(parts.guidance)).toEqual(['guidance 4']);
    expect(wordsOf(parts.care)).toEqual(['care 5']);
    expect([parts.question, parts.deed].flat().map(({ index }) => index)).toEqual([7, 8]);
  });

  it('leaves the thought out of its paragraph, whatever number it has', () => {
    const reading = buildReading({ sentences: [sentence('headline', 0), sentence('passage', 0)] });
    expect(wordsOf(partsOfReading(reading).prose)).toEqual(['passage 0']);
  });

  it('keeps a reading of an earlier engine in one, its advice too', () => {
    const parts = partsOfReading(buildOldReading());
    expect(wordsOf(parts.prose)).toEqual([
      'A habit is on your heels. | A dog is a habit.',
      'You name no feeling. | It ends below.',
      'Let it walk beside you.',
    ]);
    expect([parts.headline, parts.guidance, parts.history, parts.care].flat()).toEqual([]);
  });
});

describe('isCareAlone', () => {
  it('is told by the reading itself', () => {
    expect(isCareAlone({ care: { kind: 'wish_to_die', strength: 'strong' } })).toBe(true);
    expect(isCareAlone({ care: { kind: 'recent_death', strength: 'gentle' } })).toBe(false);
    expect(isCareAlone({})).toBe(false);
    expect(isCareAlone(null)).toBe(false);
  });
});
