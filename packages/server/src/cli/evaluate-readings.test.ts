import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { evaluateReadings } from './evaluate-readings.ts';
import { chitta } from './testing/run-chitta.ts';

const folder = mkdtempSync(join(tmpdir(), 'chitta-readings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const languages = join(import.meta.dirname, '../../../interpretation/src/languages');

/** Bars that every level keeps on our own corpus. A bar that is reached is added and never taken away. */
const kept: readonly string[] = [
  'sentences without evidence',
  'sentences said twice',
  'what did not happen read as happened',
  'readings too long',
  'longest sentence',
  'mean sentence',
  'ease of reading (mean)',
  'readings hard to read',
];

describe.each(['en', 'es'])('readings of our own corpus (%s)', async (language) => {
  const figures = await evaluateReadings(join(languages, language, 'judging/dreams.txt'));

  it.each(kept)('keep the bar: %s', (name) => {
    const bars = figures.flatMap(({ level, bars }) => bars.map((bar) => ({ level, ...bar })));
    const own = bars.filter((bar) => bar.name === name);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ isHeld }) => !isHeld)).toEqual([]);
  });
});

describe('chitta eval --readings', () => {
  const text = 'A dog chased me through the park and I climbed a tree.';
  const dog = { start: 2, end: 5, quote: 'dog', concept: 'dog', group: 'animal', core: true };
  const file = join(folder, 'dreams.jsonl');
  writeFileSync(file, JSON.stringify({ id: 'one', text, mentions: [dog] }));

  it('prints the bars of each level and what misses them', () => {
    const { status, stdout } = chitta('eval', file, '--readings');
    expect(status).toBe(0);
    expect(stdout.match(/^en \w+: 1 readings/gm)).toEqual([
      'en premium: 1 readings',
      'en free: 1 readings',
      'en plain: 1 readings',
    ]);
    expect(stdout).toMatch(/held +sentences without evidence +0 {2}\(bar 0\)/);
  });

  it('gives the same for machines', () => {
    const [premium] = JSON.parse(chitta('eval', file, '--readings', '--json').stdout);
    expect(premium).toMatchObject({ language: 'en', level: 'premium', readings: 1 });
    expect(premium).toMatchObject({ withoutEvidence: [], withoutArc: [] });
  });
});
