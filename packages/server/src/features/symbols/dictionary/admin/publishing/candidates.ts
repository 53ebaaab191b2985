import { limits } from '@chitta/contract';
import type { EntryKind, Language } from '@chitta/contract/limits';
import type { EditedDictionary } from '#server/platform/dictionary/edited-dictionary.ts';

type Edited = Pick<EditedDictionary, 'of' | 'edits' | 'released'>;

/** An entry of one language that may be looked for. */
export interface Candidate {
  readonly kind: EntryKind;
  readonly key: string;
  readonly name: string;
  /** Ways to say it. */
  readonly words: readonly string[];
}

/** What tells an entry from all others. */
export const idOf = ({ kind, key }: Pick<Candidate, 'kind' | 'key'>) => `${kind} ${key}`;

/** Every entry of a language, those that were taken out too. */
export function candidatesIn(dictionary: Edited, language: Language): Candidate[] {
  return [...entriesOf(dictionary.of(language).file), ...removedIn(dictionary, language)];
}

type Lists = Pick<ReturnType<Edited['of']>['file'], 'entries' | 'combined' | 'celebrities'>;

function entriesOf({ entries, combined, celebrities }: Lists): Candidate[] {
  return [
    ...entries.map(({ id, name, variations, isClass }): Candidate => {
      const kind: EntryKind = isClass ? 'class' : 'symbol';
      return { kind, key: id, name, words: variations };
    }),
    ...combined.map(
      ({ id, name, phrases }): Candidate => ({ kind: 'combined', key: id, name, words: phrases }),
    ),
    ...celebrities.map(({ name, also }): Candidate => ({ kind: 'celebrity', key: name, name, words: also })),
  ];
}

/** Entries that were taken out, by what the files call them. */
function removedIn({ edits, released }: Edited, language: Language): Candidate[] {
  const { removed } = edits(language);
  const { entry, file } = released.of(language);
  const nameIn = (id: string) => file.combined.find((each) => each.id === id)?.name ?? id;
  return [
    ...removed.entries.map((id): Candidate => {
      const { name = id, variations = [] } = entry(id) ?? {};
      return { kind: id.startsWith('class-') ? 'class' : 'symbol', key: id, name, words: variations };
    }),
    ...removed.combined.map((id): Candidate => ({ kind: 'combined', key: id, name: nameIn(id), words: [] })),
    ...removed.celebrities.map((name): Candidate => ({ kind: 'celebrity', key: name, name, words: [] })),
  ];
}

/** What administrators have changed, and of that what they have taken out, in any language. */
export function changedEntries(dictionary: Edited): { edited: Set<string>; hidden: Set<string> } {
  const all = limits.languages;
  const hidden = new Set(all.flatMap((language) => removedIn(dictionary, language).map(idOf)));
  const edited = all.flatMap((language) => entriesOf(dictionary.edits(language)).map(idOf));
  return { edited: new Set([...edited, ...hidden]), hidden };
}
