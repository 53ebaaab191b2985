import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseContent, readContentFiles } from '../../../../../symbols/scripts/lib/read-content.ts';
import { keptDreams, readOracle } from '../../testing/read-oracle.ts';
import { lookAtDream } from '../look-at-dream.ts';

const content = join(import.meta.dirname, '../../../../../symbols/content');
const { oracle: written } = parseContent(
  readContentFiles(content).filter(({ name }) => name.startsWith('oracle/')),
);
const books = await readOracle(['en', 'es']);

function sidesOf(text: string, language: 'en' | 'es'): string[] {
  const [dream] = keptDreams([['2026-05-20', text]], language, books.dictionary);
  if (dream === undefined) throw new Error('no dream');
  const looked = lookAtDream(
    { dream, score: 1, reasons: [], places: [], returning: [] },
    { ...books, own: [] },
  );
  return looked.sides.map(({ id }) => id);
}

describe.each(['en', 'es'] as const)('the sides on which a dream stands (%s)', (language) => {
  for (const { id, [language]: example } of written.sides) {
    it.each(example.must ?? [])(`${id}: %s`, (dream) => {
      expect(sidesOf(dream, language)).toContain(id);
    });
    it.each(example.mustNot ?? [])(`not ${id}: %s`, (dream) => {
      expect(sidesOf(dream, language)).not.toContain(id);
    });
  }
});
