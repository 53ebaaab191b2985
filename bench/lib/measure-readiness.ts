import { readFileSync } from 'node:fs';
import { createLexicon, recognise } from '../../packages/interpretation/src/index.ts';

/**
 * Run as a program of its own, with `--expose-gc` and the path of a lexicon: prints the milliseconds from the file's text
 * to the first answer, and the megabytes that the dictionary then holds, before and after many dreams.
 */
const [file = '', ...texts] = process.argv.slice(2);
const source = readFileSync(file, 'utf8');
const held = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};
const before = held();
const started = performance.now();
const lexicon = createLexicon(JSON.parse(source));
const found = recognise('A dog. Un perro.', lexicon).length;
const ready = performance.now() - started;
for (const text of texts) recognise(text, lexicon);
const megabytes = held() - before;
console.log(JSON.stringify({ ready, megabytes, found, entries: lexicon.entries.length }));
