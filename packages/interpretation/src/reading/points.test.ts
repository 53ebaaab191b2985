import { describe, expect, it } from 'vitest';
import { findPoints } from './points.ts';
import { analyse } from './testing/analysis.ts';

function feelingsOf(text: string) {
  const scenes = findPoints(analyse('es', text), [{ start: 0, end: text.length }]);
  return scenes.flatMap(({ points }) =>
    points.flatMap((each) => (each.kind === 'feeling' ? each.ofDreamer : [])),
  );
}

describe('findPoints', () => {
  it.each([
    ['Estaba en la playa con miedo.', [true]],
    ['Parecen asustados en la cocina.', [false]],
    ['Estaban asustados en la cocina.', [false]],
  ])('in %j gives the feeling to the dreamer: %j', (text, expected) => {
    expect(feelingsOf(text)).toEqual(expected);
  });
});
