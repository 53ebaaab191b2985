import type { Rolldown } from 'vite';
import { memberWords } from '../src/app/routing/member-words.ts';
import { bundledWords, bundleOf } from '../src/lib/first-words/bundled-words.ts';
import { memberPageAt, memberPages, source } from './member-pages.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** What the first script fetches of its own accord, whatever the page is. */
const entry = source('main.ts');

/** What shows a member's own words before the app runs, by the names of their pages. */
const firstViews: ReadonlyMap<string, string> = new Map([
  ['journal', 'journal-view'],
  ['interpretation', 'last-reading-view'],
]);

/** The module that brings the words of a namespace: its own, or that of the bundle it is part of. */
function moduleOfWords(namespace: string, language: string): string {
  const bundle = bundleOf(namespace);
  return bundle
    ? source(`lib/first-words/${bundle}.${language}.ts`)
    : `/locales/${namespace}.${language}.json`;
}

function chunks(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
}

/** The files that come with modules, deepest first: what others wait for is asked for first. */
export function filesOf(bundle: Bundle, ids: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (chunk: Chunk) => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  };
  const all = chunks(bundle);
  for (const id of ids) {
    const isIt = (each: string | null) => each?.endsWith(id) ?? false;
    // Where others share what is in it, what is fetched by its name only hands that on.
    const chunk =
      all.find(({ facadeModuleId }) => isIt(facadeModuleId)) ??
      all.find(({ moduleIds }) => moduleIds.some(isIt));
    if (chunk) add(chunk);
  }
  return [...files];
}

/** Scripts and styles that the page at an address needs before it shows anything to a member, in a language. */
export function firstFiles(bundle: Bundle, name: string, language: string): readonly string[] {
  const page = memberPageAt(name);
  if (!page) return [];
  const known = new Set(filesOf(bundle, [entry]));
  const words = [...bundledWords.shell, ...memberWords[page]].map((each) => moduleOfWords(each, language));
  const modules = [source('app/start.tsx'), source('app/routing/member-tree.ts'), memberPages[page]];
  // What shows the first words goes before what everything else takes.
  const view = firstViews.get(page);
  const before = view ? ['show-first-view', view].map((each) => source(`app/first-view/${each}.ts`)) : [];
  return filesOf(bundle, [...before, ...modules, ...words])
    .filter((file) => !known.has(file))
    .map((file) => `/${file}`);
}
