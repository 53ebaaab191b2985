import { type DeskContent, limits } from '@chitta/contract';
import type { EntryKind } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import { createEditsQueries } from '#server/platform/dictionary/edits.queries.ts';
import { type EntryState, isSameState } from '#server/platform/dictionary/entry-state.ts';
import { type EntryName, readState, releasedState } from './entry-rows.queries.ts';
import { writeYaml } from './write-yaml.ts';

export interface ContentExport {
  readonly files: { name: string; source: string }[];
  readonly removed: { kind: EntryKind; key: string }[];
}

/**
 * What differs from the files of the dictionary, in their own format: each file can be laid into the content folder, or its
 * entries be put in the places of those with the same id.
 */
export async function exportContent({
  db,
  dictionary: { released },
}: Pick<AppContext, 'db' | 'dictionary'>): Promise<ContentExport> {
  const changed: EntryState[] = [];
  for (const name of await listEdited(db)) {
    const state = await readState(db, released, name);
    if (state && !isSameState(state, releasedState(released, name))) changed.push(state);
  }
  const shown = changed.filter(({ isHidden }) => !isHidden).map(({ content }) => content);
  const removed = changed.filter(({ isHidden }) => isHidden).map(({ content }) => nameOfContent(content));
  return { files: [...listFiles(shown), ...celebrityFiles(shown)], removed };
}

function nameOfContent({ kind, entry }: DeskContent): EntryName {
  return { kind, key: 'name' in entry ? entry.name : entry.id };
}

async function listEdited(db: AppContext['db']): Promise<EntryName[]> {
  const queries = createEditsQueries(db);
  const names = new Map<string, EntryName>();
  for (const language of limits.languages) {
    const { symbols, classes, combined, people } = await queries.listEdited(language);
    const found: EntryName[] = [
      ...symbols.map(({ slug }) => ({ kind: 'symbol' as const, key: slug })),
      ...classes.map(({ slug }) => ({ kind: 'class' as const, key: slug })),
      ...combined.map(({ slug }) => ({ kind: 'combined' as const, key: slug })),
      ...people.map(({ name }) => ({ kind: 'celebrity' as const, key: name })),
    ];
    for (const name of found) names.set(`${name.kind} ${name.key}`, name);
  }
  return [...names.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

const folders = { symbol: 'symbols', class: 'classes', combined: 'combined' } as const;

function listFiles(contents: readonly DeskContent[]): ContentExport['files'] {
  return Object.entries(folders).flatMap(([kind, folder]) => {
    const entries = contents.filter((each) => each.kind === kind).map(({ entry }) => inOrder(entry));
    return entries.length === 0 ? [] : [{ name: `${folder}/published.yaml`, source: writeYaml(entries) }];
  });
}

/** The fields in the order in which the files have them; a new one comes behind. */
const order = [
  'id',
  'group',
  'common',
  'vital',
  'basis',
  'parts',
  'name',
  'category',
  'function',
  'meaning',
  'description',
  'extended',
  'insight',
  'deed',
  'variations',
  'unshown',
  'words',
  'phrases',
  'also',
  'en',
  'es',
];

function inOrder(value: object): object {
  const fields = Object.entries(value).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return Object.fromEntries(
    fields.map(([name, each]) => [
      name,
      typeof each === 'object' && !Array.isArray(each) ? inOrder(each as object) : each,
    ]),
  );
}

/** A file for each category, as it says the category for all of its people. */
function celebrityFiles(contents: readonly DeskContent[]): ContentExport['files'] {
  const files = new Map<string, { category: object; people: object[] }>();
  for (const { kind, entry } of contents) {
    if (kind !== 'celebrity') continue;
    const { category, ...person } = entry;
    const key = JSON.stringify([category.en, category.es]);
    const file = files.get(key) ?? { category, people: [] };
    file.people.push(inOrder(person));
    files.set(key, file);
  }
  return [...files.values()].map((file, at) => ({
    name: `celebrities/published-${at + 1}.yaml`,
    source: writeYaml(file),
  }));
}
