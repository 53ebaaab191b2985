import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { lowerOwnPriority } from './lower-own-priority.ts';

it('leaves the other threads of the process as they are, and never fails', () => {
  const before = getPriority();
  expect(() => lowerOwnPriority(99)).not.toThrow();
  expect(getPriority(process.ppid)).toBeLessThanOrEqual(19);
  expect(getPriority()).toBeGreaterThanOrEqual(before);
});
