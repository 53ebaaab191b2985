import { describe, expect, it } from 'vitest';
import { blackOut } from './black-out.ts';

describe('blackOut', () => {
  it.each([
    ['Ana stood by Ana’s house.', ['Ana'], '▇▇▇ stood by ▇▇▇’s house.'],
    ['Anabel and Ana', ['Ana'], 'Anabel and ▇▇▇'],
    ['Mary Ann Smith, then Mary.', ['Mary', 'Mary Ann Smith'], '▇▇▇, then ▇▇▇.'],
    ['José y Joséphine', ['José'], '▇▇▇ y Joséphine'],
    ['nobody', [], 'nobody'],
  ])('%s', (text, names, blacked) => {
    expect(blackOut(text, names)).toBe(blacked);
  });
});
