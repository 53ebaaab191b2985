import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser.ts';
import type { Language } from '../packages/symbols/src/types.ts';
import type { BenchResult } from './lib/bench-result.ts';
import { bundleForBrowser, openPage } from './lib/browser/bundle-for-browser.ts';
import { repository } from './lib/chitta-server.ts';
import { dreamTexts } from './lib/dream-texts.ts';
import { percentile } from './lib/percentile.ts';
import type { ReadingTimes } from './lib/reading-engine.ts';

const origin = 'http://reading.test';
const textLength = 5_000;
const dreams = 40;
/** How much slower a phone is than the machine of the measurement. */
const throttle = 4;

const worker = `
import { timeReadings } from '${origin}/engine.js';
self.addEventListener('message', ({ data }) => self.postMessage(timeReadings(data.sources, data.dreams)));`;

async function filesOf(language: Language): Promise<Record<string, string>> {
  const generated = (name: string) =>
    readFile(path.join(repository, `packages/symbols/generated/${name}.${language}.json`), 'utf8');
  return {
    '/engine.js': await bundleForBrowser('reading-engine.ts'),
    '/worker.js': worker,
    '/words.json': await generated('words'),
    '/texts.json': await generated('texts'),
    '/arcs.json': await generated('arcs'),
  };
}

/** Runs in the page. */
async function readInWorker(texts: readonly string[]): Promise<ReadingTimes> {
  const text = async (file: string) => (await fetch(file)).text();
  const [words, brief, arcs] = await Promise.all(['/words.json', '/texts.json', '/arcs.json'].map(text));
  const asked = new Worker('/worker.js', { type: 'module' });
  return new Promise((resolve, reject) => {
    asked.addEventListener('message', ({ data }: MessageEvent<ReadingTimes>) => resolve(data));
    asked.addEventListener('error', ({ message }) => reject(new TypeError(message)));
    asked.postMessage({ sources: { words, texts: brief, arcs }, dreams: texts });
  });
}

/** Runs in the page, on its own thread: the one that the browser's throttle slows down. */
async function readInPage(texts: readonly string[]): Promise<ReadingTimes> {
  const text = async (file: string) => (await fetch(file)).text();
  const [words = '', brief = '', arcs = ''] = await Promise.all(
    ['/words.json', '/texts.json', '/arcs.json'].map(text),
  );
  const engine = '/engine.js';
  const { timeReadings } = (await import(engine)) as typeof import('./lib/reading-engine.ts');
  return timeReadings({ words, texts: brief, arcs }, texts);
}

async function throttled(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
}

async function measure(browser: Browser, language: Language): Promise<BenchResult[]> {
  const files = await filesOf(language);
  const texts = dreamTexts(language, dreams, textLength);
  const page = await browser.newPage();
  await openPage(page, origin, files);
  const inWorker = await page.evaluate(readInWorker, texts);
  await throttled(page);
  const inPage = await page.evaluate(readInPage, texts);
  await page.close();
  const [cold = 0, ...warm] = inWorker.readings.map((time) => time * throttle);
  const slow = inPage.readings.slice(1);
  const ready = (inWorker.ready * throttle).toFixed(0);
  console.log(
    `  ${language}, ${throttle} times slower: dictionary ready in ${ready} ms, first reading ${cold.toFixed(0)} ms, then p90 ${percentile(warm, 0.9).toFixed(0)} ms; in the page p90 ${percentile(slow, 0.9).toFixed(0)} ms`,
  );
  const result = (name: string, value: number): BenchResult => ({
    name: `${language}: recognition and premium reading of 5,000 characters, ${name}`,
    value,
    unit: 'ms',
    budget: { kind: 'at most', value: 60 },
  });
  return [
    result(`worker, ${throttle} times slower, median`, percentile(warm, 0.5)),
    result(`page under the browser's ${throttle}× throttle, median`, percentile(slow, 0.5)),
  ];
}

/** How long a phone takes over a reading of its own. */
export async function run(): Promise<BenchResult[]> {
  const browser = await chromium.launch({ ...launchOptions });
  try {
    return [...(await measure(browser, 'en')), ...(await measure(browser, 'es'))];
  } finally {
    await browser.close();
  }
}
