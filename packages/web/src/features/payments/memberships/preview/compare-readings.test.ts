import type { Reading } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { compareReadings } from './compare-readings.ts';

type Line = readonly [text: string, paragraph: number];

const reading = (lines: readonly Line[], care?: Reading['care']): Reading => ({
  engineVersion: '5',
  language: 'en',
  ...(care && { care }),
  sentences: lines.map(([text, paragraph]) => ({ text, paragraph, part: 'passage', evidence: [] })),
});
const free = reading([
  ['A thought.', 0],
  ['A house.', 1],
  ['Which?', 2],
]);

describe('compareReadings', () => {
  it('keeps apart what only premium says, by its paragraphs', () => {
    const premium = reading([
      ['A thought.', 0],
      ['A house.', 1],
      ['It has rooms.', 1],
      ['They are yours.', 1],
      ['A river.', 2],
      ['Which?', 3],
    ]);
    expect(compareReadings(free, premium)).toEqual({
      free: ['A thought.', 'A house.', 'Which?'],
      added: ['It has rooms. They are yours.', 'A river.'],
    });
  });

  it('has nothing to show where premium says the same', () => {
    expect(compareReadings(free, free)).toBeNull();
  });

  it.each(['strong', 'gentle'] as const)('sells nothing beside words of care (%s)', (strength) => {
    const premium = reading([['A river.', 0]], { kind: 'grief', strength });
    expect(compareReadings(free, premium)).toBeNull();
    expect(compareReadings(premium, reading([['More.', 0]]))).toBeNull();
  });
});
