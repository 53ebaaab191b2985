import { describe, expect, it } from 'vitest';
import { countWords } from '../levels.ts';
import { frameOf } from '../testing/frame-of.ts';
import { cover } from './cover.ts';

const dream =
  'I was in the kitchen with a bucket and my brother. A dog chased me to the school. The door was locked. I opened the window and flew over the sea.';

describe('cover', () => {
  it('names what no sentence has dealt with', () => {
    const { analysis, scenes, chooser } = frameOf('en', dream);
    const sentences = cover({ all: [], kept: [], analysis, scenes, chooser, level: 'premium' });
    const dealt = new Set(sentences.flatMap(({ evidence }) => evidence.map(({ start }) => start)));
    const open = analysis.figures.filter(({ sign }) => !dealt.has(sign.mention.start));
    expect(open).toEqual([]);
    expect(sentences.map(({ text }) => text).join(' ')).toMatch(/the bucket/i);
  });

  it('takes up a dense sentence that was left out before it lists', () => {
    const { analysis, scenes, chooser } = frameOf('en', dream);
    const evidence = analysis.present.map(({ mention: { start, end, symbol } }) => ({
      start,
      end,
      symbol,
      rule: 'told',
    }));
    const left = {
      text: 'All of it.',
      evidence,
      part: 'passage',
      paragraph: 1,
      scene: 0,
      weight: 1,
    } as const;
    expect(cover({ all: [left], kept: [], analysis, scenes, chooser, level: 'free' })).toEqual([left]);
  });

  it('stays inside the length of the level', () => {
    const { analysis, scenes, chooser } = frameOf('en', dream);
    const long = {
      text: 'word '.repeat(250).trim(),
      evidence: [],
      part: 'passage',
      paragraph: 1,
      scene: 0,
      weight: 1,
    } as const;
    const sentences = cover({ all: [long], kept: [long], analysis, scenes, chooser, level: 'free' });
    expect(countWords(sentences.map(({ text }) => text).join(' '))).toBeLessThanOrEqual(258);
  });
});
