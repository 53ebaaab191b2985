import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ChartContent, Language } from '@chitta/symbols/types';
import { InvariantError } from '#server/platform/errors/invariant.ts';

const opened = new Map<Language, ChartContent>();

/** The compiled lines of charts in one language, read when they are first asked for and kept from then on. */
export function openChartFile(language: Language): ChartContent {
  const known = opened.get(language);
  if (known) return known;
  const file = read(language);
  opened.set(language, file);
  return file;
}

function read(language: Language): ChartContent {
  const path = fileURLToPath(import.meta.resolve(`@chitta/symbols/generated/chart.${language}.json`));
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ChartContent;
  } catch (cause) {
    throw new InvariantError(
      `The lines of charts cannot be read: ${path}. Run "npm start" or "node packages/symbols/scripts/compile.ts". (${String(cause)})`,
    );
  }
}
