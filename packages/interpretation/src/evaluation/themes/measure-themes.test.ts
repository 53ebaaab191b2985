import { expect, it } from 'vitest';
import { measureThemes, parseMarkedThemes } from './measure-themes.ts';

it('counts each theme of each dream', () => {
  const figures = measureThemes([
    { text: 'one', marked: ['falling', 'snakes'], found: ['falling'] },
    { text: 'two', marked: [], found: ['fire'] },
    { text: 'three', marked: ['fire'], found: ['fire'] },
  ]);
  expect(figures).toMatchObject({ dreams: 3, precision: 2 / 3, recall: 2 / 3 });
  expect(figures.faults).toEqual([
    { text: 'one', missed: ['snakes'], wrong: [] },
    { text: 'two', missed: [], wrong: ['fire'] },
  ]);
});

it('has no share of nothing', () => {
  expect(measureThemes([])).toMatchObject({ precision: null, recall: null });
});

it('reads marked dreams, and refuses a line without marks', () => {
  expect(parseMarkedThemes('# remark\nfalling, fire | I fell.\n- | Tea.\n')).toEqual([
    { text: 'I fell.', marked: ['falling', 'fire'] },
    { text: 'Tea.', marked: [] },
  ]);
  expect(() => parseMarkedThemes('I fell.')).toThrow(TypeError);
});
