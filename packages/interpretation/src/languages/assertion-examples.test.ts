import { readFileSync } from 'node:fs';
import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { assertedRanges } from '../assertion/assertion-of-words.ts';
import { linesOf } from '../assertion/compile-pack.ts';
import { classify } from '../grammar/classify.ts';
import { withoutMarks } from '../testing/mark.ts';
import { markAssertions } from '../testing/mark-assertions.ts';
import { tokenise } from '../text/tokenise.ts';
import { wordPacks } from './language-packs.ts';

function examplesOf(language: Language): string[] {
  const file = new URL(`./${language}/words/assertion/examples.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('//'));
}

function sourcesIn(text: string, language: Language): string[] {
  return assertedRanges(classify(tokenise(text), language), text).map(
    ({ state, source }) => `${state}: ${source}`,
  );
}

describe.each<Language>(['en', 'es'])('the rows of assertion in %s', (language) => {
  const examples = examplesOf(language);

  it.each(examples)('%s', (marked) => {
    expect(markAssertions(marked, language)).toBe(marked);
  });

  it('are each found by an example', () => {
    const met = new Set(examples.flatMap((marked) => sourcesIn(withoutMarks(marked), language)));
    const rows = wordPacks[language].assertion.blocks
      .filter(({ state }) => state !== 'pseudo')
      .flatMap(({ state, cues }) => linesOf(cues).map((source) => `${state}: ${source}`));
    expect(rows.filter((row) => !met.has(row))).toEqual([]);
  });

  it('have examples in which something stays', () => {
    const staying = examples.filter((marked) => /\[[^-?~*]/.test(marked));
    expect(staying.length).toBeGreaterThan(examples.length / 2);
  });
});
