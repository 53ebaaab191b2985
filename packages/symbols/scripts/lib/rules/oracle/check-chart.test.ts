import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ChartContent } from '../../../../src/types.ts';
import { parseContent, readContentFiles } from '../../read-content.ts';
import { checkChart } from './check-chart.ts';

const { chart } = parseContent(readContentFiles(join(import.meta.dirname, '../../../../content')));
if (!chart.en || !chart.es) throw new TypeError('both languages are there');
const { en, es } = chart;

const messagesOf = (changed: object, language: 'en' | 'es' = 'en') =>
  checkChart({ en, es, [language]: { ...(language === 'en' ? en : es), ...changed } as ChartContent })
    .map((problem) => `${problem.language} ${problem.message}`)
    .join('\n');

describe('checkChart', () => {
  it('finds nothing wrong with the lines as they are, nor with content without any', () => {
    expect(messagesOf({})).toBe('');
    expect(checkChart({})).toEqual([]);
  });

  it('misses a language', () => {
    expect(checkChart({ en })).toEqual([
      { symbol: 'chart', language: 'es', message: 'the language is missing' },
    ]);
  });

  it.each<[object, string]>([
    [{ houses: en.houses.slice(1) }, 'en houses.11 is missing'],
    [{ houses: [...en.houses, 'A thirteenth.'] }, 'en houses.12 is nothing that a chart shows'],
    [{ names: { ...en.names, signs: { ...en.names.signs, leo: '' } } }, 'names.signs.leo "" is no name'],
    [{ bodies: { ...en.bodies, mars: undefined } }, 'en bodies.mars.aries is missing'],
    [{ bodies: { ...en.bodies, mars: en.bodies.sun } }, 'is said elsewhere as well'],
    [{ aspects: { ...en.aspects, trine: ['{one} and {other} flow.'] } }, 'en aspects.trine is missing'],
    [{ chiron: {} }, 'en chiron is nothing that a chart shows'],
    [{ phrases: { ...en.phrases, sun: 'The Sun.' } }, 'is no phrase for the inside of a sentence'],
    [{ phrases: { ...en.phrases, sun: 'the wish to be seen at noon' } }, 'has more than 5 words'],
  ])('names what is missing or too much: case %#', (changed, message) => {
    expect(messagesOf(changed)).toContain(message);
  });

  it.each<[string, string]>([
    ['a seed.', 'begins with no capital'],
    ['A seed', 'ends with no full stop'],
    ['A seed. A tree.', 'is more than one sentence'],
    [`A${' small'.repeat(22)} seed.`, 'has more than 22 words'],
    ['A seed that will grow.', 'charts do not use: will'],
    ['A seed with a destiny.', 'charts do not use: destiny'],
    ['A seed  in the ground.', 'has spaces too many'],
  ])('names what is wrong with a line: %s', (retrograde, message) => {
    expect(messagesOf({ retrograde })).toContain(message);
  });

  it.each<[string, string]>([
    ['Una semilla que brotarás.', 'charts do not use: brotarás'],
    ['Eres un sol.', 'does not fit every reader: Eres un'],
  ])('names what is wrong in Spanish alone: %s', (retrograde, message) => {
    expect(messagesOf({ retrograde }, 'es')).toContain(message);
  });

  it.each<[string, string]>([
    ['{one} and {one} meet.', 'does not name each of the two once'],
    ['Here {one} and {other} meet.', 'does not begin with the first'],
    [`{one} and {other} meet${' again'.repeat(20)}.`, 'has more than 22 words'],
  ])('names what is wrong with a sentence of aspects: %s', (sentence, message) => {
    const aspects = { ...en.aspects, trine: [...en.aspects.trine, sentence] };
    expect(messagesOf({ aspects })).toContain(message);
  });
});

describe('the lines of charts', () => {
  it.each([
    ['en', en],
    ['es', es],
  ] as const)('say one for every body in every sign in %s, none twice', (_language, content) => {
    const lines = Object.values(content.bodies).flatMap((signs) => Object.values(signs));
    expect(lines).toHaveLength(11 * 12);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('are written in each language for itself', () => {
    const shared = Object.entries(en.bodies).flatMap(([body, signs]) =>
      Object.entries(signs).filter(
        ([sign, line]) => es.bodies[body as keyof typeof es.bodies][sign as keyof typeof signs] === line,
      ),
    );
    expect(shared).toEqual([]);
  });
});
