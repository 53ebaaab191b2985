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

/** Scores from 0 to 100 of Lighthouse's mobile profile (simulated slow 4G, four times slower processor). */
export async function auditPage(url: string): Promise<Record<Category, number>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chitta-lighthouse-'));
  const output = path.join(folder, 'report.json');
  const command = ['exec', '--yes', '--package', lighthousePackage, '--', 'lighthouse', url];
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${browserFlags.join(' ')}`,
  ];
  const child = spawn('npm', [...command, ...options], {
    env: { ...process.env, CHROME_PATH: findSystemBrowser() ?? chromium.executablePath() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new TypeError('Lighthouse failed; it needs the npm registry at its first use.');
  const report = JSON.parse(await readFile(output, 'utf8')) as {
    categories: Record<Category, { score: number }>;
  };
  await rm(folder, { recursive: true, force: true });
  const score = (category: Category) => Math.round(report.categories[category].score * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
