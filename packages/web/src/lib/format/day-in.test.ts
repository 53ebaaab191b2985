import { describe, expect, it } from 'vitest';
import { dayIn } from './day-in.ts';

describe('dayIn', () => {
  it('counts days where the member lives', () => {
    const at = new Date('2026-11-01T03:30:00Z');
    expect(dayIn('Europe/Madrid', at)).toBe('2026-11-01');
    expect(dayIn('America/Bogota', at)).toBe('2026-10-31');
  });
});
