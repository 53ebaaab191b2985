import { readFile } from 'node:fs/promises';
import { findThemes, recogniseDream } from '@chitta/interpretation';
import { measureThemes, parseMarkedThemes } from '@chitta/interpretation/evaluation';
import { createDictionary } from '#server/platform/dictionary/dictionary.ts';

/** Measures the finding of themes on marked dreams (`theme, theme | text`), as lines to print. */
export async function evaluateThemes(file: string): Promise<string[]> {
  const dictionary = createDictionary();
  const judged = parseMarkedThemes(await readFile(file, 'utf8')).map((dream) => ({
    ...dream,
    found: findThemes(recogniseDream({ text: dream.text, dictionary })),
  }));
  const { dreams, precision, recall, faults } = measureThemes(judged);
  const share = (value: number | null) => (value === null ? 'none' : value.toFixed(3));
  return [
    `${dreams} dreams: precision ${share(precision)}, recall ${share(recall)}`,
    ...faults.map(({ text, missed, wrong }) =>
      [...missed.map((theme) => `- ${theme}`), ...wrong.map((theme) => `+ ${theme}`), text].join('  '),
    ),
  ];
}
