import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags } from '../../../e2e/support/browser.ts';
import { findSystemBrowser } from '../../../scripts/lib/browser.mjs';

/** Fetched by npm at its first use: 150 MB that nobody needs to run or test the product. */
const lighthousePackage = 'lighthouse@13.5.0';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

interface Report {
  readonly categories: Record<Category, { readonly score: number }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
  /** What kept it from judging. */
  readonly runtimeError?: { readonly code: string };
}

/** Now and then Lighthouse sees no page begin (`NO_NAVSTART`), which says nothing of the page: it is asked again. */
const attempts = 3;

/** Judges a page by Lighthouse's mobile profile (simulated slow 4G, four times slower processor). */
async function runLighthouse(url: string, more: readonly string[] = []): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await runOnce(url, more);
    const fault = report.runtimeError?.code;
    if (fault === undefined) return report;
    if (fault !== 'NO_NAVSTART' || attempt === attempts) {
      throw new TypeError(`Lighthouse could not judge ${url}: ${fault} (attempt ${attempt} of ${attempts})`);
    }
    console.log(`  Lighthouse answered ${fault} for ${url}: asked again (${attempt + 1} of ${attempts})`);
  }
}

async function runOnce(url: string, more: readonly string[] = []): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chitta-lighthouse-'));
  const output = path.join(folder, 'report.json');
  const command = ['exec', '--yes', '--package', lighthousePackage, '--', 'lighthouse', url];
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${browserFlags.join(' ')}`,
    ...more,
  ];
  const child = spawn('npm', [...command, ...options], {
    env: { ...process.env, CHROME_PATH: findSystemBrowser() ?? chromium.executablePath() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  const report = await readFile(output, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => null,
  );
  await rm(folder, { recursive: true, force: true });
  // A fault while it judges is said in the report, and by its code at the end.
  if (report?.runtimeError) return report;
  if (code !== 0 || report === null)
    throw new TypeError('Lighthouse failed; it needs the npm registry at its first use.');
  return report;
}

const scoreOf = ({ categories }: Report, category: Category) => categories[category].score * 100;

/** Scores from 0 to 100. */
export async function auditPage(url: string): Promise<Record<Category, number>> {
  const report = await runLighthouse(url);
  const score = (category: Category) => Math.round(scoreOf(report, category));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

/** A phone that does not say it is a program. */
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

export interface Speed {
  /** From 0 to 100. */
  readonly performance: number;
  /** Milliseconds until the first and the largest piece of the page were painted. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Milliseconds in which the page could not have answered. */
  readonly blocked: number;
}

/** How quick a page is for somebody who visits it as people do: programs are left out of experiments. */
export async function auditSpeed(url: string): Promise<Speed> {
  const report = await runLighthouse(url, [
    '--only-categories=performance',
    `--emulated-user-agent=${phone}`,
  ]);
  const of = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf(report, 'performance'),
    firstPaint: of('first-contentful-paint'),
    largestPaint: of('largest-contentful-paint'),
    blocked: of('total-blocking-time'),
  };
}
