import { describe, expect, it } from 'vitest';
import { addCounts, countPlaywright, countVitest } from './test-counts.mjs';

describe('countVitest', () => {
  it('counts tests, files that did not get to their tests, and names what was skipped', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a' },
            { status: 'failed', fullName: 'b' },
            { status: 'skipped', fullName: 'c' },
            { status: 'todo', fullName: 'd' },
          ],
        },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 1, failed: 2, skipped: ['c', 'd'] });
  });
});

describe('countPlaywright', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 1 };
  const skipped = { title: 'offline', tests: [{ status: 'skipped' }] };
  const passed = { title: 'online', tests: [{ status: 'expected' }] };

  it('counts tests and names those that were skipped, however deep', () => {
    const report = { stats, errors: [], suites: [{ specs: [passed], suites: [{ specs: [skipped] }] }] };
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 0, skipped: ['offline'] });
  });

  it('counts errors outside of tests where no test failed', () => {
    expect(countPlaywright({ stats, errors: [{}], suites: [] }).failed).toBe(1);
    expect(countPlaywright({ stats: { ...stats, unexpected: 2 }, errors: [{}], suites: [] }).failed).toBe(2);
  });
});

describe('addCounts', () => {
  it('adds up', () => {
    const one = { passed: 1, failed: 2, skipped: ['a'] };
    expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: ['a', 'a'] });
    expect(addCounts([])).toEqual({ passed: 0, failed: 0, skipped: [] });
  });
});
