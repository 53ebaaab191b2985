import { dirname, join } from 'node:path';
import { memberPages, route, source } from './member-pages.ts';

interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): Module | null;
}

/** Where visitors are before they are members; what these need is never tied to what only members need. */
const visitorPages = ['public/landing', 'account/login', 'account/signup'].map(route);

/** Packages that hand on each of many modules by its name; who imports them needs those that it names. */
const isIndex = (id: string) => /\/node_modules\/lucide-react\/dist\/esm\/lucide-react\.mjs$/.test(id);
/** Others of whose modules only some come along with a page, which the bundler knows better than this list. */
const isLeftOut = (id: string) =>
  /\/node_modules\/(?:@tanstack\/react-query|react-i18next|react-hook-form)\//.test(id);

/** The files of the icons that a module names. */
function icons(index: string, { code }: Module, graph: Graph): string[] {
  const handedOn = graph.getModuleInfo(index)?.code ?? '';
  const [, names = ''] = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code ?? '') ?? [];
  return names.split(',').flatMap((each) => {
    const [name = ''] = each.trim().split(/\s+as\s+/);
    const [, file] = new RegExp(`default as ${name}\\b[^}]*\\}\\s*from\\s*['"]([^'"]+)`).exec(handedOn) ?? [];
    return name && file ? [join(dirname(index), file)] : [];
  });
}

/** Everything that modules bring with them; with `isWhole` also what they fetch later. */
function reach(graph: Graph, roots: readonly string[], isWhole = false): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const module = isLeftOut(id) ? null : graph.getModuleInfo(id);
    if (!module) continue;
    for (const next of module.importedIds)
      open.push(...(isIndex(next) ? icons(next, module, graph) : [next]));
    if (isWhole) open.push(...module.dynamicallyImportedIds);
  }
  return found;
}

/** What most pages need sooner or later, yet not a visitor's first one. */
const isCommon = (id: string) =>
  /\/node_modules\/@tanstack\/.*(?:nfiniteQueryO|useInfiniteQuery|utationObserver|useMutation\.)/.test(id);

function plan(graph: Graph): (id: string) => string | null {
  const start = source('app/start.tsx');
  const first = reach(graph, [start]);
  const landing = reach(graph, [route('public/landing')]);
  const open = reach(graph, visitorPages, true);
  const tree = reach(graph, [source('app/routing/member-tree.ts')]);
  const needs = Object.entries(memberPages).map(([name, page]) => ({ name, modules: reach(graph, [page]) }));
  const sharedName = (id: string, users: readonly string[]) => {
    if (landing.has(id)) return 'frame';
    if (open.has(id)) return 'open';
    const isEverywhere = users.length > 2 && users.includes('dreamInput');
    return tree.has(id) || isEverywhere ? 'member' : users.join('-');
  };
  return (id) => {
    // The start waits for the first page, which stands on the frame: in one chunk they would wait for each other.
    if (isCommon(id)) return 'open';
    if (isLeftOut(id) || id === start) return null;
    if (first.has(id)) return 'frame';
    const users = needs.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
    return users.length > 1 || tree.has(id) ? sharedName(id, users) : null;
  };
}

/**
 * Names the chunk of a module by the pages that need it, so that each page comes in a few files, and no file brings what
 * its page does not need. Null where no two of these pages share it: the bundler knows where it belongs.
 */
export function chunkOfPages(): (id: string, graph: Graph) => string | null {
  let nameOf: ReturnType<typeof plan> | undefined;
  return (id, graph) => {
    nameOf ??= plan(graph);
    return nameOf(id);
  };
}
