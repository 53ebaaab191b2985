import { describe, expect, it } from 'vitest';
import { textsOf, view } from '../arcs/testing/arcs.ts';
import type { ReadingLevel } from '../types.ts';
import { isEvent, planReading } from './plan-reading.ts';

const texts = textsOf({
  chased: ['~chase me'],
  'acts-drives': ['~drive away'],
  faint: { cues: ['rain'], weight: 3 },
  opens: ['~open the door'],
  laughs: ['~laugh'],
});
const dream =
  'A dog chased me through the house and out into the garden behind it, which I had never seen before. I opened the door of the car and it took a long time to find the keys in my coat. I drove away along the river. He laughed.';

function plan(text: string, level: ReadingLevel = 'premium') {
  const seen = view(text);
  return planReading(seen, texts.findArcs(seen), level);
}
const ids = (text: string, level?: ReadingLevel) => plan(text, level).moments.map(({ arc }) => arc.id);

describe('planReading', () => {
  it('takes the weightiest, as many as the level has, in the order of the dream', () => {
    expect(ids(dream)).toHaveLength(2);
    expect(ids(dream, 'free')).toHaveLength(1);
    expect(ids(dream, 'plain')).toHaveLength(1);
    const starts = plan(dream).moments.map(({ places }) => places[0]?.start ?? 0);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it('leaves out what weighs far less than the thought', () => {
    expect(ids('It began to rain. A dog chased me and I drove away.')).not.toContain('faint');
  });

  it('speaks of a theme with its end alone, and of the end last', () => {
    const ended = textsOf({ chased: ['~chase me'], laughs: ['~laugh'] }, 'en', {
      chased: { away: ['~get away'] },
    });
    const seen = view(`${dream} A dog chased me across the yard. I got away over the wall.`);
    const { moments, theme, ending } = planReading(seen, ended.findArcs(seen), 'premium');
    expect(moments).toEqual([theme]);
    expect(ending?.wordings.headline).toEqual(['Headline of away.']);
    expect(ending?.clauses).toHaveLength(1);
  });

  it('tells somebody who is only pointed at with the clause that names them', () => {
    const { moments } = plan('My mother sat in the kitchen. She laughed at the dog that stood there.');
    expect(moments[0]?.clauses).toHaveLength(2);
  });

  it('finds nothing in a dream without an arc', () => {
    expect(plan('My mother sat there.')).toMatchObject({ moments: [], theme: undefined });
  });
});

it.each([
  ['en', 'you walk through a door', true],
  ['en', 'you woke up in your bed', false],
  ['en', 'you run', false],
  ['es', 'abres una puerta azul', true],
  ['es', 'te despiertas en tu cama', false],
  ['es', 'te despertaste en tu cama', false],
] as const)('%s: %s is told as an event: %s', (language, told, isTold) => {
  expect(isEvent(told, language)).toBe(isTold);
});
