import { describe, expect, it } from 'vitest';
import { lowerAt } from './spelt.ts';

describe('lowerAt', () => {
  it.each([
    ['The DOG ran', 4, 7, 'dog'],
    ['Él', 0, 2, 'él'],
    ['She didn’t', 4, 10, "didn't"],
    ['The dog', 4, 7, 'dog'],
  ])('of %j from %i to %i is %4$j', (text, start, end, lower) => {
    expect(lowerAt(text, start, end)).toBe(lower);
    expect(lowerAt(`${text} again`, start, end)).toBe(lower);
  });

  it('takes words of any length', () => {
    const long = 'Aa'.repeat(100);
    expect(lowerAt(`${long}!`, 0, 200)).toBe('aa'.repeat(100));
  });
});
