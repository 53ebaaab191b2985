import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareKind } from '../src/care/care-kinds.ts';

/** A text that has to be met with care, or that must not be. */
export interface CareSentence {
  /** Who wrote it: sentences of one writer are like each other. */
  readonly writer: string;
  readonly text: string;
  readonly must: boolean;
  /** Missing: an ordinary dream, near to none of them. */
  readonly kind?: CareKind;
}

const folder = join(import.meta.dirname, '..', 'corpus', 'care');

/** Every sentence of `corpus/care`, in the order of the files. */
export function readCareCorpus(): CareSentence[] {
  return filesOf().flatMap(({ name, text }) => {
    const writer = name.replace('.jsonl', '');
    return readCareSentences(text, writer);
  });
}

/** One sentence a line, as JSON: `kind`, `must` and `text`, or `text` alone for an ordinary dream. */
export function readCareSentences(lines: string, writer: string): CareSentence[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { kind, must = false, text } = JSON.parse(line) as Partial<CareSentence>;
      return { writer, text: text ?? '', must, ...(kind === undefined ? {} : { kind }) };
    });
}

/** Changes with any of the sentences, and with how is learned from them. */
export function checksumOfCare(): string {
  const hash = createHash('sha256');
  for (const { text } of filesOf()) hash.update(text);
  for (const name of ['learn-care.ts', 'learn-weights.ts'])
    hash.update(readFileSync(join(import.meta.dirname, name)));
  for (const name of [
    'care-features.ts',
    'score-care.ts',
    'care-windows.ts',
    'cut-words.ts',
    'care-kinds.ts',
  ])
    hash.update(readFileSync(join(import.meta.dirname, '..', 'src', 'care', name)));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(): { readonly name: string; readonly text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}
