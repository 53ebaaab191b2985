import { describe, expect, it } from 'vitest';
import { buildTrace } from './testing/build-trace.ts';
import { cueOf, lookOf, traceAt, verdictOf } from './trace-links.ts';

const trace = buildTrace();
const at = (text: string) => {
  const word = trace.words.find((each) => each.text === text);
  if (!word) throw new TypeError(text);
  return traceAt(trace, word);
};

describe('lookOf', () => {
  it.each([
    ['dog', 'read'],
    ['cat', 'aside'],
    ['hand', 'idiom'],
    ['mine', 'passed'],
    ['the', 'plain'],
  ])('%s is drawn as %s', (text, look) => {
    expect(lookOf(at(text))).toBe(look);
  });
});

describe('traceAt', () => {
  it('gathers what touches the word and nothing else', () => {
    expect(at('cat')).toMatchObject({
      mentions: [{ symbol: 'cat' }],
      assertions: [{ cue: 'no' }],
      phrases: [],
    });
    expect(at('dog').assertions).toEqual([]);
  });
});

describe('verdictOf', () => {
  const candidate = { symbol: 'dog', variation: 'dog', sense: '', rule: '', isJudged: false, fits: true };
  it.each([
    ['taken', candidate, 'dog'],
    ['fits', { ...candidate, symbol: 'hound' }, 'dog'],
    ['ruledOut', { ...candidate, symbol: 'hound', fits: false }, 'dog'],
    ['fits', candidate, 'mine'],
  ] as const)('%s', (verdict, judged, word) => {
    expect(verdictOf(judged, at(word).mentions)).toBe(verdict);
  });
});

describe('cueOf', () => {
  it('finds the words that deny a mention', () => {
    const cues = trace.mentions.map((mention) => [mention.symbol, cueOf(mention, trace.assertions)]);
    expect(cues).toEqual([
      ['dog', undefined],
      ['cat', 'no'],
    ]);
  });
});
