import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chitta } from './testing/run-chitta.ts';

const folder = mkdtempSync(join(tmpdir(), 'chitta-chart-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(...lines: readonly object[]): string {
  const file = join(folder, `${Math.random()}.jsonl`);
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return file;
}

const birth = { id: 'a', utc: '1990-05-15T14:30:00Z', latitude: 40.4, longitude: -3.7, houses: 'placidus' };

describe('chitta chart FILE', () => {
  it('writes a line for each birth, with what houses were divided by', () => {
    const { status, stdout } = chitta(
      'chart',
      fileOf(birth, { ...birth, id: 2, houses: 'whole' }, { ...birth, id: 3, latitude: 70 }),
    );

    expect(status).toBe(0);
    const charts = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(charts.map(({ id, houses }) => [id, houses])).toEqual([
      ['a', 'placidus'],
      [2, 'whole'],
      [3, 'whole'],
    ]);
    expect(Object.keys(charts[0])).toEqual('id bodies ascendant midheaven cusps houses'.split(' '));
    expect(Object.keys(charts[0].bodies)).toHaveLength(12);
    expect(charts[0].bodies.sun.longitude).toBeGreaterThan(54);
    expect(charts[0].bodies.sun.longitude).toBeLessThan(55);
    expect(charts[0].bodies.pluto.retrograde).toBe(true);
    expect(charts[0].cusps).toHaveLength(12);
  });

  it.each([
    [{ utc: 'yesterday' }, 'utc'],
    [{ latitude: 90.5 }, 'latitude'],
    [{ houses: 'koch' }, 'houses'],
  ])('says which line is wrong, and why: %o', (wrong, field) => {
    const { status, stderr } = chitta('chart', fileOf(birth, { ...birth, ...wrong }));

    expect(status).toBe(1);
    expect(stderr).toContain(`:2: ${field}`);
  });
});
