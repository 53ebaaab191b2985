import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluateThemes } from './evaluate-themes.ts';
import { chitta } from './testing/run-chitta.ts';

const corpus = join(import.meta.dirname, '../../../interpretation/corpus/themes');
const shares = /^\d+ dreams: precision (?<precision>[\d.]+), recall (?<recall>[\d.]+)$/;

describe.each(['en', 'es'])('themes of marked dreams (%s)', (language) => {
  it.each(['measuring', 'development'])('keep their bars on the %s set', async (set) => {
    const [first = ''] = await evaluateThemes(join(corpus, `${set}.${language}.txt`));
    const { precision, recall } = shares.exec(first)?.groups ?? {};
    expect(Number(precision)).toBeGreaterThanOrEqual(0.9);
    expect(Number(recall)).toBeGreaterThanOrEqual(0.8);
  });
});

it('is printed by the command', () => {
  const { status, stdout } = chitta('eval', join(corpus, 'measuring.es.txt'), '--themes');
  expect(status).toBe(0);
  expect(stdout.split('\n')[0]).toMatch(shares);
});
