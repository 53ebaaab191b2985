/**
 * Writes the ten dreams of `packages/interpretation/corpus/side-by-side.json` with their free readings, English beside
 * Spanish, into `docs/reading.md`. Run after a change of the engine or of what readings say:
 * `node packages/server/scripts/write-reading-samples.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '@chitta/symbols/types';
import { createComposer } from '#server/cli/compose-dream.ts';

interface Sample {
  readonly id: string;
  readonly en: string;
  readonly es: string;
}

const root = new URL('../../../', import.meta.url);
const page = new URL('docs/reading.md', root);
const heading = '## Ten dreams in both languages';

const samples = JSON.parse(
  readFileSync(new URL('packages/interpretation/corpus/side-by-side.json', root), 'utf8'),
) as Sample[];
const compose = createComposer();

/** One cell of the table: the dream in italics, then the reading. */
function cell(text: string, language: Language): string {
  const reading = compose(text, { level: 'free', language }).text.replaceAll(/\n+/gu, '<br><br>');
  return `_${text}_<br><br>${reading}`.replaceAll('|', '\\|');
}

const rows = samples.map(({ en, es }) => `| ${cell(en, 'en')} | ${cell(es, 'es')} |`);
const [before = ''] = readFileSync(page, 'utf8').split(heading);
const lead = 'Free readings, as `node packages/server/scripts/write-reading-samples.ts` writes them.';
writeFileSync(
  page,
  `${before}${heading}\n\n${lead}\n\n| English | Spanish |\n|---|---|\n${rows.join('\n')}\n`,
);
