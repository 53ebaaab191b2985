import { expect } from 'vitest';

/**
 * Work on a text takes time in proportion to its length: at most six times as much as ten times its tenth, since caches and the
 * collection of garbage are uneven. What counts is the thread's own time, which nothing else on a busy machine adds to.
 */
export function expectLinearTime(text: string, work: (text: string) => void): void {
  const milliseconds = (input: string) => {
    const before = process.threadCpuUsage();
    work(input);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  milliseconds(text.slice(0, 50_000));
  const tenth = Math.max(milliseconds(text.slice(0, text.length / 10)), 5);
  expect(milliseconds(text)).toBeLessThan(tenth * 60);
}
