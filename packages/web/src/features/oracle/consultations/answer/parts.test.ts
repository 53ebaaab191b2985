import type { OracleResponse } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { buildResponse } from '../testing/build-consultation.ts';
import { dreamsUnder, paragraphsOf, placesIn } from './parts.ts';

type Evidence = OracleResponse['sentences'][number]['evidence'];

const resting = (evidence: Evidence): OracleResponse['sentences'][number] => ({
  text: 'A sentence.',
  part: 'thought',
  paragraph: 0,
  evidence,
});
const at = (dreamId: number | null, start: number, end: number) => ({ dreamId, start, end, rule: 'any' });

describe('the parts of an answer', () => {
  it('are paragraphs in the order in which they are told, each sentence with its place', () => {
    const paragraphs = paragraphsOf(buildResponse(), 'dreams', 'understood');
    expect(paragraphs.map(({ part, sentences }) => [part, sentences.map(({ index }) => index)])).toEqual([
      ['understood', [0]],
      ['dreams', [1]],
    ]);
  });

  it('keep two parts apart that share the number of a paragraph', () => {
    const sentences = [
      { ...resting([]), part: 'dreams' as const },
      { ...resting([]), part: 'change' as const },
    ];
    expect(paragraphsOf({ sentences }, 'dreams', 'change')).toHaveLength(2);
  });
});

describe('what a sentence rests on', () => {
  it('is each place once, in order, without what lies within another', () => {
    const sentence = resting([
      at(null, 20, 25),
      at(null, 3, 9),
      at(null, 3, 5),
      at(12, 1, 4),
      at(null, 7, 7),
    ]);
    expect(placesIn(sentence, null).map(({ start, end }) => [start, end])).toEqual([
      [3, 9],
      [20, 25],
    ]);
    expect(placesIn(sentence, 12)).toHaveLength(1);
  });

  it('is each dream once', () => {
    expect(dreamsUnder(resting([at(12, 1, 2), at(null, 0, 1), at(14, 0, 1), at(12, 5, 6)]))).toEqual([
      12, 14,
    ]);
  });
});
