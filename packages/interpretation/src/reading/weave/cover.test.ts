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

  it('keeps what is not known to be left within a plain reading', () => {
    const { analysis, scenes, chooser } = frameOf('en', dream);
    expect(cover({ all: [], kept: [], analysis, scenes, chooser, level: 'plain' })).toEqual([]);
  });

  it.each([
    ['Estaba en la casa. Había una puerta y una ventana y una silla.', 'y'],
    ['Estaba en la casa con un hermano e iba con un perro.', 'y'],
  ])('joins the last name of %j with %j', (text, and) => {
    const { analysis, scenes, chooser } = frameOf('es', text);
    const sentences = cover({ all: [], kept: [], analysis, scenes, chooser, level: 'premium' });
    for (const { text: said } of sentences)
      expect(said).not.toMatch(/(?<!\p{L})(?:y «?[ií](?!e)|e «?[^ií])/iu);
    expect(sentences.some(({ text: said }) => said.includes(` ${and} `))).toBe(true);
  });

  it('names each thing once, with all the places where it stands', () => {
    const { analysis, scenes, chooser } = frameOf(
      'en',
      'A dog came. The dog sat. The dog slept in the kitchen.',
    );
    const sentences = cover({ all: [], kept: [], analysis, scenes, chooser, level: 'premium' });
    const dogs = sentences.filter(({ text }) => /\bdog\b/u.test(text));
    expect(dogs).toHaveLength(1);
    expect(dogs[0]?.text.match(/\bdog\b/gu)).toHaveLength(1);
    expect(dogs[0]?.evidence.map(({ start }) => start)).toEqual([2, 16, 29]);
  });

  it('puts a list behind the passages of its own scene', () => {
    const { analysis, scenes, chooser } = frameOf('en', dream);
    const at = { part: 'passage', evidence: [], weight: 1 } as const;
    const kept = scenes.map((_, scene) => ({ ...at, text: `Scene ${scene}.`, scene, paragraph: scene + 1 }));
    const sentences = cover({ all: kept, kept, analysis, scenes, chooser, level: 'premium' });
    const order = sentences.map(({ scene }) => scene);
    expect(sentences.length).toBeGreaterThan(kept.length);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});
