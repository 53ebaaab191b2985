import { readFileSync } from 'node:fs';
import { loadLexicon, recognise } from './recognition-engine.ts';

/**
 * Run as a program of its own, with `--expose-gc`, the path of a dictionary's words and some dreams: prints the
 * milliseconds from the file's text to the first answer, and the megabytes held after the dreams were read.
 */
const [file = '', ...texts] = process.argv.slice(2);
const source = readFileSync(file, 'utf8');
const held = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};
const before = held();
const started = performance.now();
const lexicon = loadLexicon(source);
recognise('A dog. Un perro.', lexicon);
const ready = performance.now() - started;
for (const text of texts) recognise(text, lexicon);
console.log(JSON.stringify({ ready, megabytes: held() - before, entries: lexicon.entries.length }));
