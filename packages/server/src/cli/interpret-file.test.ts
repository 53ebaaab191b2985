import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chitta } from './testing/run-chitta.ts';

const folder = mkdtempSync(join(tmpdir(), 'chitta-interpret-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(...lines: readonly (object | string)[]): string {
  const file = join(folder, `${Math.random()}.jsonl`);
  writeFileSync(
    file,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  return file;
}

const dreams = [
  { id: 'one', text: '🐕 A dog chased me through my childhood home and I hid under the bed.', extra: true },
  { id: 2, text: 'Mi madre nadaba en el mar y a mí se me caían los dientes.' },
];
const words = (text: string) => text.split(/\s+/).length;

describe('chitta interpret FILE', () => {
  const file = fileOf(...dreams);
  const { status, stdout } = chitta('interpret', file, '--level', 'premium');
  const readings = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  it('writes a line for each dream, in its own language and of the agreed shape', () => {
    expect(status).toBe(0);
    expect(readings.map(({ id, language }) => [id, language])).toEqual([
      ['one', 'en'],
      [2, 'es'],
    ]);
    for (const reading of readings) {
      expect(Object.keys(reading)).toEqual(
        'id language headline passages guidance question step care arc text sentences notes'.split(' '),
      );
      expect(reading.text).toContain(reading.headline);
      for (const passage of reading.passages) expect(reading.text).toContain(passage);
      for (const sentence of reading.sentences) {
        expect(Object.keys(sentence)).toEqual(['text', 'part', 'evidence']);
        expect(reading.text).toContain(sentence.text);
      }
    }
  });

  it('names places of the dream as they were written', () => {
    const [{ start, end }] = readings[0].notes.find(
      ({ symbol }: { symbol: string }) => symbol === 'dog',
    ).places;
    expect(dreams[0]?.text.slice(start, end)).toBe('dog');
  });

  it('tells what was answered with care', () => {
    const harmed = { id: 3, text: 'My uncle came in at night and touched me.' };
    const { care, question, step } = JSON.parse(chitta('interpret', fileOf(harmed)).stdout);
    expect([care, question, step]).toEqual([{ kind: 'abuse_sexual', strength: 'strong' }, null, null]);
  });

  it('reads no further than the level goes', () => {
    const plain = JSON.parse(chitta('interpret', fileOf(dreams[0] ?? {}), '--level', 'plain').stdout);
    expect(words(plain.text)).toBeLessThan(words(readings[0].text));
  });

  it('reads up to a broken line and names it', () => {
    const broken = fileOf(dreams[0] ?? {}, '', '{"id": 3}', dreams[1] ?? {});
    const answer = chitta('interpret', broken);
    expect([answer.status, answer.stdout.trim().split('\n')]).toEqual([1, [expect.any(String)]]);
    expect(answer.stderr).toContain(`${broken}:3: text: `);
  });
});
