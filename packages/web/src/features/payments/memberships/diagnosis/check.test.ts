import { describe, expect, it } from 'vitest';
import { timed } from './check.ts';

describe('timed', () => {
  it('gives the answer with whole milliseconds', async () => {
    const { answer, ms } = await timed(async () => 'yes');
    expect(answer).toBe('yes');
    expect(Number.isInteger(ms)).toBe(true);
  });
});
