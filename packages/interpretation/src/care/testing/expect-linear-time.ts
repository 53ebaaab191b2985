import { expect } from 'vitest';

/**
 * Work on a text takes time in proportion to its length: at most six times as much as ten times its tenth, since a busy
 * machine is uneven.
 */
export function expectLinearTime(text: string, work: (text: string) => void): void {
  const time = (input: string) => {
    const start = Date.now();
    work(input);
    return Date.now() - start;
  };
  time(text.slice(0, 50_000));
  const tenth = Math.max(time(text.slice(0, text.length / 10)), 5);
  expect(time(text)).toBeLessThan(tenth * 60);
}
