import type { Language, SymbolEntry } from '../../types.ts';
import { contentLanguages, fault, type Problem } from '../problem.ts';
import { sentenceFields, sentencesOf, wordsOf } from '../sentences.ts';

/** Sentences that share this part of their three-word runs are one sentence with a word exchanged. */
const tooAlike = 0.5;
/** Shorter sentences are alike by chance. */
const fewestWords = 7;
/** How many symbols may open a sentence of one field with the same words: one in so many, but always a few. */
const symbolsPerOpening = 150;
const fewestOpenings = 4;
const openingLength = 4;

interface Sentence {
  readonly symbol: string;
  readonly field: string;
  readonly text: string;
  /** Words with the symbol's own name masked. */
  readonly words: readonly string[];
  readonly runs: ReadonlySet<string>;
}

/** No two sentences of a language are made from one mould. */
export function checkTemplates(entries: readonly SymbolEntry[]): Problem[] {
  return contentLanguages.flatMap((language) => {
    const sentences = entries.flatMap((entry) => sentencesOfEntry(entry, language));
    const allowed = Math.max(fewestOpenings, Math.floor(entries.length / symbolsPerOpening));
    return [...findAlike(sentences), ...findSameOpenings(sentences, allowed)].map((problem) => ({
      ...problem,
      language,
    }));
  });
}

function sentencesOfEntry(entry: SymbolEntry, language: Language): Sentence[] {
  const name = new Set(wordsOf(entry[language].name));
  return sentenceFields.flatMap((field) =>
    sentencesOf(entry[language][field]).map((text) => {
      const words = wordsOf(text).map((word) => (name.has(word) ? '_' : word));
      return { symbol: entry.id, field, text, words, runs: runsOf(words) };
    }),
  );
}

function runsOf(words: readonly string[]): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let at = 0; at + 3 <= words.length; at++) runs.add(words.slice(at, at + 3).join(' '));
  return runs;
}

function findAlike(sentences: readonly Sentence[]): Problem[] {
  const byRun = new Map<string, number[]>();
  const problems: Problem[] = [];
  sentences.forEach((sentence, at) => {
    const shared = new Map<number, number>();
    for (const run of sentence.runs) {
      const others = byRun.get(run);
      for (const other of others ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
      if (others) others.push(at);
      else byRun.set(run, [at]);
    }
    const other = sentences[mostAlike(sentence, sentences, shared)];
    if (other !== undefined) {
      const values = { text: sentence.text, other: other.text, owner: other.symbol };
      problems.push({ symbol: sentence.symbol, ...fault('sameMould', values) });
    }
  });
  return problems;
}

function mostAlike(
  sentence: Sentence,
  sentences: readonly Sentence[],
  shared: ReadonlyMap<number, number>,
): number {
  if (sentence.words.length < fewestWords) return -1;
  for (const [at, count] of shared) {
    const other = sentences[at];
    if (other === undefined || other.words.length < fewestWords || other.text === sentence.text) continue;
    if (count / (sentence.runs.size + other.runs.size - count) >= tooAlike) return at;
  }
  return -1;
}

function findSameOpenings(sentences: readonly Sentence[], allowed: number): Problem[] {
  const byOpening = new Map<string, Set<string>>();
  for (const { field, words, symbol } of sentences) {
    if (words.length < fewestWords) continue;
    const opening = `${field}: ${words.slice(0, openingLength).join(' ')}`;
    byOpening.set(opening, (byOpening.get(opening) ?? new Set()).add(symbol));
  }
  return [...byOpening]
    .filter(([, symbols]) => symbols.size > allowed)
    .map(([opening, symbols]) => ({
      symbol: [...symbols].join(', '),
      ...fault('sameOpening', { count: symbols.size, opening }),
    }));
}
