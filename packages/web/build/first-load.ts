import type { Rolldown } from 'vite';
import { paths } from '../src/lib/paths.ts';
import { filesOf, firstFiles } from './first-files.ts';
import { route, source } from './member-pages.ts';

/** Where visitors begin; members begin with the pages of which `firstFiles` knows. */
const landing = (language: string) => [
  source('main.ts'),
  source('app/start.tsx'),
  route('public/landing'),
  source(`lib/first-words/shell.${language}.ts`),
  `/locales/landing.${language}.json`,
  `virtual:example-dream/${language}`,
];

/** The pages whose first load has a budget, by name of their address. */
const memberPages = ['dreamInput', 'journal', 'interpretation'] as const;

/**
 * Every script that a page needs before it is usable, by its address and in a language: what the budgets of the first
 * load count (`e2e/first-load.spec.ts`). `boot.js` runs before all of them.
 */
export function firstLoads(
  bundle: Rolldown.OutputBundle,
  language: string,
): Record<string, readonly string[]> {
  const visitors = filesOf(bundle, landing(language));
  const start = filesOf(bundle, [source('main.ts')]);
  const members = memberPages.map((name) => {
    const files = firstFiles(bundle, name, language).map((file) => file.slice(1));
    return [paths[name], [...start, ...files]] as const;
  });
  const all = [[paths.landing, visitors] as const, ...members];
  const scripts = (files: readonly string[]) => ['boot.js', ...files.filter((file) => file.endsWith('.js'))];
  return Object.fromEntries(all.map(([path, files]) => [path, scripts(files)]));
}
