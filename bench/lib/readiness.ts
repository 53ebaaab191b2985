import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Language } from '../../packages/symbols/src/types.ts';
import { bundleForBrowser, openPage } from './browser/bundle-for-browser.ts';
import { repository } from './chitta-server.ts';
import { percentile } from './percentile.ts';

export interface Readiness {
  /** Milliseconds from the file's text to the first answer. */
  readonly ready: number;
  /** What the dictionary holds after the texts were read. */
  readonly megabytes: number;
}

const runs = 5;

/** What a browser loads to mark symbols. */
export function wordsPath(language: Language): string {
  return path.join(repository, `packages/symbols/generated/words.${language}.json`);
}

/** Median of several new processes. */
export function readinessInNode(language: Language, texts: readonly string[]): Readiness {
  const program = path.join(import.meta.dirname, 'measure-readiness.ts');
  const measured = Array.from({ length: runs }, () => {
    const args = ['--expose-gc', program, wordsPath(language), ...texts];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new TypeError(stderr);
    return JSON.parse(stdout) as Readiness;
  });
  return {
    ready: percentile(
      measured.map(({ ready }) => ready),
      0.5,
    ),
    megabytes: percentile(
      measured.map(({ megabytes }) => megabytes),
      0.5,
    ),
  };
}

const origin = 'http://recognition.test';

const worker = `
import { timeReadiness } from '${origin}/engine.js';
self.addEventListener('message', ({ data }) => self.postMessage(timeReadiness(data)));`;

/** Median milliseconds from the file's text to the first answer, in new workers of new pages. */
export async function readinessInWorker(browser: Browser, language: Language): Promise<number> {
  const files: Readonly<Record<string, string>> = {
    '/engine.js': await bundleForBrowser('recognition-engine.ts'),
    '/worker.js': worker,
    '/words.json': await readFile(wordsPath(language), 'utf8'),
  };
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage();
    await openPage(page, origin, files);
    times.push(await page.evaluate(askWorker));
    await page.close();
  }
  return percentile(times, 0.5);
}

/** Runs in the page. */
async function askWorker(): Promise<number> {
  const source = await (await fetch('/words.json')).text();
  const asked = new Worker('/worker.js', { type: 'module' });
  return new Promise((resolve, reject) => {
    asked.addEventListener('message', ({ data }: MessageEvent<number>) => resolve(data));
    asked.addEventListener('error', ({ message }) => reject(new TypeError(message)));
    asked.postMessage(source);
  });
}
