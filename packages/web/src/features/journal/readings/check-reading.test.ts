import { describe, expect, it } from 'vitest';
import { checkReading } from './check-reading.ts';

describe('checkReading', () => {
  it('passes an answer that holds a text or symbols', () => {
    const answer = { success: true, translation: 'You were on your way.', symbols: [] };
    expect(checkReading(answer)).toBe(answer);
    expect(checkReading({ symbols: [] })).toEqual({ symbols: [] });
  });

  it.each([
    [null, 'Invalid response format from server'],
    ['<html>', 'Invalid response format from server'],
    [[], 'Invalid response format from server'],
    [{ success: true }, 'Incomplete response from server'],
    [{ success: true, translation: '' }, 'Incomplete response from server'],
    [{ success: false, message: 'No reading today' }, 'No reading today'],
    [{ success: false }, 'Translation failed'],
    [{ error: 'Out of words' }, 'Out of words'],
    [{ error: true, message: 'Server error detected' }, 'Server error detected'],
  ])('refuses %j', (answer, message) => {
    expect(() => checkReading(answer)).toThrow(message);
  });
});
