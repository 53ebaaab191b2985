import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { affiliatePaths } from '../src/lib/addresses/affiliate-paths.ts';
import { communityPaths } from '../src/lib/addresses/community-paths.ts';
import { experimentPaths } from '../src/lib/addresses/experiment-paths.ts';
import { feedbackPaths } from '../src/lib/addresses/feedback-paths.ts';
import { insightsPaths } from '../src/lib/addresses/insights-paths.ts';
import { membershipPaths, membershipRedirects } from '../src/lib/addresses/membership-paths.ts';
import { memoryPaths } from '../src/lib/addresses/memory-paths.ts';
import { messagingPaths } from '../src/lib/addresses/messaging-paths.ts';
import { monitoringPaths } from '../src/lib/addresses/monitoring-paths.ts';
import { programmePaths } from '../src/lib/addresses/programme-paths.ts';
import { queuePaths } from '../src/lib/addresses/queue-paths.ts';
import { reportPaths } from '../src/lib/addresses/report-paths.ts';
import { symbolDeskPath } from '../src/lib/addresses/symbol-desk-path.ts';
import { themePaths } from '../src/lib/addresses/theme-paths.ts';
import { ticketDeskPaths } from '../src/lib/addresses/ticket-desk-paths.ts';
import { paths } from '../src/lib/paths.ts';
import { firstFiles } from './first-files.ts';
import { firstLoads } from './first-load.ts';

const languages = ['en', 'es'] as const;
type InEachLanguage = Readonly<Record<(typeof languages)[number], string>>;

/** A page of the app as the server answers for it before any script has run. */
export interface AppPage {
  /** As the router writes it: `$name` is a part of any value, `{-$name}` one that may be missing. */
  readonly path: string;
  /** Whether anyone can open it: what search engines list and links preview. */
  readonly isPublic: boolean;
  readonly title: InEachLanguage;
  readonly description: InEachLanguage;
}

interface AppWords {
  readonly titles: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
}

function readWords<Words>(name: string, language: string): Words {
  const file = join(import.meta.dirname, `../src/${name}.${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Words;
}

/** Open pages whose title stands with their feature, so that a visitor's first page does without it. */
const ownTitles = {
  themes: 'features/insights/dream-themes/locales/dream-themes',
  roadmap: 'features/tickets/roadmap/locales/roadmap',
} as const;

const words = Object.fromEntries(
  languages.map((language) => {
    const { titles } = readWords<Pick<AppWords, 'titles'>>('app/locales/app', language);
    const descriptions = readWords<AppWords['descriptions']>('app/locales/descriptions', language);
    const own = Object.entries(ownTitles).map(([name, file]) => [
      name,
      readWords<{ readonly pageTitle: string }>(file, language).pageTitle,
    ]);
    const all: AppWords = { titles: { ...titles, ...Object.fromEntries(own) }, descriptions };
    return [language, all];
  }),
) as Readonly<Record<(typeof languages)[number], AppWords>>;

function inEach(find: (words: AppWords) => string): InEachLanguage {
  return { en: find(words.en), es: find(words.es) };
}

/** Visitors' pages that say no more of themselves than the start page does. */
const visitors = new Set(['login', 'signup']);

function pageOf(path: string, name = ''): AppPage {
  const isPublic = name in words.en.descriptions || visitors.has(name);
  return {
    path,
    isPublic,
    title: inEach(({ titles }) => titles[name] ?? 'Chitta'),
    description: inEach(({ descriptions }) => (descriptions[name] ?? descriptions.landing) as string),
  };
}

/** Every address of the app, and what is said where there is none. */
export function appPages(): { readonly pages: readonly AppPage[]; readonly missing: AppPage } {
  const named = Object.entries(paths).map(([name, path]) => pageOf(path, name));
  const others = [
    ...Object.values(affiliatePaths),
    ...Object.values(communityPaths),
    ...Object.values(reportPaths),
    ...Object.values(experimentPaths),
    feedbackPaths.feedback,
    ...Object.values(insightsPaths),
    ...Object.values(membershipPaths),
    ...Object.values(memoryPaths),
    ...Object.values(programmePaths),
    ...Object.values(queuePaths),
    symbolDeskPath,
    ...Object.values(ticketDeskPaths),
    ...Object.keys(membershipRedirects),
    ...Object.values(messagingPaths),
    ...Object.values(monitoringPaths),
  ];
  const open = [
    pageOf(themePaths.list, 'themes'),
    pageOf(themePaths.one),
    pageOf(feedbackPaths.roadmap, 'roadmap'),
  ];
  return {
    pages: [...named, ...open, ...others.map((path) => pageOf(path))],
    missing: pageOf('', 'notFound'),
  };
}

/** With what each page needs before it shows anything to a member, so that it is asked for with the page itself. */
function withFiles(pages: readonly AppPage[], bundle: Rolldown.OutputBundle) {
  const names = Object.keys(paths);
  return pages.map((page, at) => {
    const [en, es] = languages.map((language) => firstFiles(bundle, names[at] ?? '', language));
    return { ...page, files: { en, es } };
  });
}

/** Writes the addresses of the app beside it, so that the server knows which there are and what each is called. */
export function pagesFile(): Plugin {
  return {
    name: 'pages-file',
    generateBundle: {
      // The files have their last names by then.
      order: 'post',
      handler(_options, bundle) {
        const { pages, missing } = appPages();
        const loads = Object.fromEntries(languages.map((each) => [each, firstLoads(bundle, each)]));
        const source = JSON.stringify({ pages: withFiles(pages, bundle), missing, firstLoads: loads });
        this.emitFile({ type: 'asset', fileName: 'pages.json', source });
      },
    },
  };
}
