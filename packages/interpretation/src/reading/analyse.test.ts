import { describe, expect, it } from 'vitest';
import { analyse } from './testing/analysis.ts';

describe('analyseDream', () => {
  it.each([
    ['es', 'Había un vaso muy roto.', true],
    ['es', 'Había un vaso no muy roto.', false],
    ['es', 'Había un vaso apenas roto.', false],
    ['en', 'There was a very broken window.', true],
    ['en', 'There was a not very broken window.', false],
  ] as const)('in %s takes the condition of %j for present or not', (language, text, isPresent) => {
    const { present, absent } = analyse(language, text);
    const of = (signs: typeof present) => signs.some(({ mention }) => mention.group === 'condition');
    expect([of(present), of(absent)]).toEqual([isPresent, !isPresent]);
  });
});
