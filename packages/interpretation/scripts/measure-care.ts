import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { careKinds } from '../src/care/care-kinds.ts';
import { findCare } from '../src/care/find-care.ts';
import { type CareSentence, readCareCorpus, readCareSentences } from './care-corpus.ts';
import { highestScore, learnCare } from './learn-care.ts';

/*
 * How well care is given. With files of sentences that nothing was learned from: what findCare makes of them, by kind.
 * Without: every writer of the corpus is left out once, and the model that the others make is tried on their sentences.
 */
const files = process.argv.slice(2);
if (files.length > 0) for (const file of files) measureFile(file);
else measureWriters();

function measureFile(file: string): void {
  const sentences = readCareSentences(readFileSync(file, 'utf8'), basename(file));
  const rows = [...careKinds, undefined].map((kind) => {
    const own = sentences.filter((each) => each.kind === kind);
    const of = (must: boolean) => own.filter((each) => each.must === must).map(({ text }) => findCare(text));
    const share = (found: readonly (ReturnType<typeof findCare> | undefined)[], isSure: boolean) =>
      found.filter((each) => each !== undefined && (each.isSure || !isSure)).length;
    return {
      kind: kind ?? 'ordinary',
      must: of(true).length,
      met: share(of(true), false),
      'met for sure': share(of(true), true),
      'must not': of(false).length,
      'met wrongly': share(of(false), false),
      'wrongly for sure': share(of(false), true),
    };
  });
  process.stdout.write(`${file}\n`);
  console.table(rows.filter((row) => row.must + row['must not'] > 0));
  const sum = (key: keyof (typeof rows)[number]) => rows.reduce((total, row) => total + Number(row[key]), 0);
  process.stdout.write(
    `met ${sum('met')} of ${sum('must')} (${sum('met for sure')} for sure); wrongly ${sum('met wrongly')} of ${sum('must not')} (${sum('wrongly for sure')} for sure)\n`,
  );
}

function measureWriters(): void {
  const all = readCareCorpus();
  const groups = [...new Set(all.map(({ writer }) => writer.split('.')[0] ?? ''))];
  for (const group of groups) {
    const file = learnCare(
      all.filter(({ writer }) => !writer.startsWith(`${group}.`)),
      '',
    );
    for (const writer of [...new Set(all.map((each) => each.writer))].filter((each) =>
      each.startsWith(`${group}.`),
    )) {
      const own = all.filter((each) => each.writer === writer);
      process.stdout.write(`${writer}: ${[-1, 0, 1, 2].map((from) => describe(own, from)).join(' · ')}\n`);
    }

    function describe(own: readonly CareSentence[], from: number): string {
      const share = (must: boolean) => {
        const some = own.filter((each) => each.must === must);
        const met = some.filter(({ text }) => highestScore(text, file) >= from).length;
        return some.length === 0 ? '–' : (met / some.length).toFixed(3);
      };
      return `from ${from}: ${share(true)} met, ${share(false)} wrongly`;
    }
  }
}
