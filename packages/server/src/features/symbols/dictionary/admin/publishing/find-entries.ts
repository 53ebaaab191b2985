import { type FindEntriesQuery, type FoundEntry, limits } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import { foldText } from '../../browse/fold-text.ts';
import { type Candidate, candidatesIn, changedEntries, idOf } from './candidates.ts';

/** Most that are shown; whoever looks for another says more of it. */
const mostFound = 50;

interface Named extends Candidate {
  readonly language: Language;
}

/** Entries of every kind, those whose name begins like what is looked for first. */
export async function findEntries(
  { dictionary }: Pick<AppContext, 'dictionary'>,
  { search = '', kind, edited }: FindEntriesQuery,
): Promise<{ items: FoundEntry[]; isMore: boolean }> {
  await dictionary.refresh();
  const { edited: changed, hidden } = changedEntries(dictionary);
  const sought = foldText(search.trim());
  const isWanted = (id: string) => edited === undefined || String(changed.has(id)) === edited;
  const items = [...groupById(dictionary, kind)]
    .filter(([id]) => isWanted(id))
    .flatMap(([id, names]) => {
      const rank = Math.min(...names.map((each) => rankOf(each, sought)));
      if (rank === unmeant) return [];
      return [{ ...present(names), isEdited: changed.has(id), isHidden: hidden.has(id), rank }];
    })
    .sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1));
  return {
    items: items.slice(0, mostFound).map(({ rank: _, ...item }) => item),
    isMore: items.length > mostFound,
  };
}

/** Each entry with what it is called in each language that has it. */
function groupById(
  dictionary: AppContext['dictionary'],
  kind: FindEntriesQuery['kind'],
): ReadonlyMap<string, Named[]> {
  const groups = new Map<string, Named[]>();
  for (const language of limits.languages) {
    for (const candidate of candidatesIn(dictionary, language)) {
      if (kind !== undefined && candidate.kind !== kind) continue;
      const known = groups.get(idOf(candidate));
      if (known) known.push({ ...candidate, language });
      else groups.set(idOf(candidate), [{ ...candidate, language }]);
    }
  }
  return groups;
}

function present(names: readonly Named[]): Pick<FoundEntry, 'kind' | 'key' | 'names'> {
  const nameIn = (language: Language) => names.find((each) => each.language === language)?.name ?? null;
  // A group has at least the one that it was made for.
  const { kind, key } = names[0] as Named;
  return { kind, key, names: { en: nameIn('en'), es: nameIn('es') } };
}

const unmeant = Number.POSITIVE_INFINITY;

/** Lower is nearer. */
function rankOf({ key, name, words }: Candidate, sought: string): number {
  if (sought === '') return 3;
  const folded = foldText(name);
  if (folded === sought || key === sought) return 0;
  if (folded.startsWith(sought)) return 1;
  if (words.some((word) => foldText(word.replace(/\/[nvax]$/, '')) === sought)) return 1;
  return folded.includes(sought) || key.includes(sought) ? 2 : unmeant;
}
