import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser.ts';
import type { Language } from '../packages/symbols/src/types.ts';
import type { BenchResult } from './lib/bench-result.ts';
import { dreamTexts } from './lib/dream-texts.ts';
import { readinessInNode, readinessInWorker, wordsPath } from './lib/readiness.ts';
import { loadLexicon, recognise } from './lib/recognition-engine.ts';
import { ahoCorasick, compromise, type TextWork, tokeniseOnly } from './lib/recognition-rivals.ts';
import { surfaceForms } from './lib/surface-forms.ts';

const languages: readonly Language[] = ['en', 'es'];
const textLength = 2_000;

/** Microseconds per text: the fastest of several rounds, each long enough to be told from noise. */
function microseconds(work: TextWork, texts: readonly string[], rounds = 12, atLeast = 150): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    let passes = 0;
    const started = performance.now();
    let elapsed = 0;
    while (elapsed < atLeast) {
      for (const text of texts) work(text);
      passes += 1;
      elapsed = performance.now() - started;
    }
    best = Math.min(best, (elapsed * 1000) / (passes * texts.length));
  }
  return best;
}

function result(name: string, value: number, unit: string, kind: 'at most' | 'at least', budget: number) {
  return { name, value, unit, budget: { kind, value: budget } } satisfies BenchResult;
}

/**
 * English is given whole. The half million forms of Spanish would take the rival's index many minutes to build; with
 * fewer forms it is, if anything, faster.
 */
const mostForms: Readonly<Record<Language, number>> = { en: Number.POSITIVE_INFINITY, es: 20_000 };

function sample(forms: readonly string[], language: Language): string[] {
  const step = Math.max(1, forms.length / mostForms[language]);
  return Array.from(
    { length: Math.floor(forms.length / step) },
    (_, at) => forms[Math.floor(at * step)] ?? '',
  );
}

/** Ratios to other ways of reading the same texts, in one run. */
async function measureSpeed(language: Language): Promise<BenchResult[]> {
  const lexicon = loadLexicon(await readFile(wordsPath(language), 'utf8'));
  const texts = dreamTexts(language, 8, textLength);
  const read: TextWork = (text) => recognise(text, lexicon).length;
  const own = microseconds(read, texts);
  console.log(`  ${language}: ${own.toFixed(0)} µs for ${textLength} characters`);
  const matcher = microseconds(ahoCorasick(sample(surfaceForms(lexicon), language)), texts);
  const hostile = Math.max(
    microseconds(read, ['a'.repeat(5_000)]),
    microseconds(read, ['\u0301'.repeat(10_000)]),
    microseconds(read, ['e\u0301'.repeat(5_000)]),
  );
  const results = [
    result(
      `${language}: texts per second ÷ @monyone/aho-corasick, same forms`,
      matcher / own,
      '×',
      'at least',
      3,
    ),
    result(
      `${language}: cost ÷ cutting words with \\p{L}+`,
      own / microseconds(tokeniseOnly, texts),
      '×',
      'at most',
      3,
    ),
    result(`${language}: hostile text ÷ normal text`, hostile / own, '×', 'at most', 3),
  ];
  if (language !== 'en') return results;
  const toolkit = compromise(lexicon.entries.flatMap(({ variations }) => variations.map(withoutSuffix)));
  const ratio = microseconds(toolkit, texts, 1, 10) / own;
  return [...results, result('en: texts per second ÷ compromise, same words', ratio, '×', 'at least', 30)];
}

function withoutSuffix(variation: string): string {
  return variation.replace(/\/[nvax]$/, '').replaceAll(' _ ', ' ');
}

async function measureReadiness(): Promise<BenchResult[]> {
  const browser = await chromium.launch({ ...launchOptions });
  try {
    const results: BenchResult[] = [];
    for (const language of languages) {
      const { ready, megabytes } = readinessInNode(language, dreamTexts(language, 8, textLength));
      const inWorker = await readinessInWorker(browser, language);
      results.push(
        result(`${language}: dictionary ready in Node`, ready, 'ms', 'at most', 50),
        result(`${language}: dictionary ready in a browser worker`, inWorker, 'ms', 'at most', 120),
        result(`${language}: memory after eight dreams`, megabytes, 'MB', 'at most', 40),
      );
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** How fast symbols are recognised, and how soon a dictionary can be used. */
export async function run(): Promise<BenchResult[]> {
  const readiness = await measureReadiness();
  const speed: BenchResult[] = [];
  for (const language of languages) speed.push(...(await measureSpeed(language)));
  return [...speed, ...readiness];
}
