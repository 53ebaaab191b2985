import { checkWords, type WordContent } from './check-words.ts';
import { type KindOfEntry, keyOf } from './dictionary-entry.ts';
import { fault, type Problem } from './problem.ts';

export { compileLongTexts, compileWords } from '../compile-words.ts';
export { checkWords, type WordContent } from './check-words.ts';
export { type CompiledWords, contentOf } from './content-of.ts';
export { type CelebrityEntry, type KindOfEntry, keyOf } from './dictionary-entry.ts';
export type { Problem } from './problem.ts';

/** The content with this entry in the place of the one of its key, behind all others of its kind. */
export function withEntry(content: WordContent, named: KindOfEntry): WordContent {
  const others = without(content, named.kind, keyOf(named));
  switch (named.kind) {
    case 'symbol':
      return { ...others, symbols: [...others.symbols, named.entry] };
    case 'class':
      return { ...others, classes: [...others.classes, named.entry] };
    case 'combined':
      return { ...others, combined: [...others.combined, named.entry] };
    case 'celebrity': {
      const { category, ...person } = named.entry;
      return { ...others, celebrities: [...others.celebrities, { category, people: [person] }] };
    }
  }
}

/** The content without the entry of this key. */
export function without(content: WordContent, kind: KindOfEntry['kind'], key: string): WordContent {
  const others = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
    entries.filter(({ id }) => id !== key);
  switch (kind) {
    case 'symbol':
      return { ...content, symbols: others(content.symbols) };
    case 'class':
      return { ...content, classes: others(content.classes) };
    case 'combined':
      return { ...content, combined: others(content.combined) };
    case 'celebrity':
      return {
        ...content,
        celebrities: content.celebrities.map((file) => ({
          ...file,
          people: file.people.filter(({ name }) => name !== key),
        })),
      };
  }
}

/**
 * Everything that is wrong with the content once it has this entry, and was not before: in the entry itself, and in others
 * that it stands in the way of. An id that an entry of another kind has is one of its problems.
 */
export function checkEntry(content: WordContent, named: KindOfEntry): Problem[] {
  const known = knownProblems(content);
  const key = keyOf(named);
  const found = checkWords(withEntry(content, named)).filter(
    (problem) => problem.symbol === key || !known.has(lineOf(problem)),
  );
  const other = named.kind === 'celebrity' ? undefined : kindWithId(content, named.kind, key);
  return other === undefined ? found : [{ symbol: key, ...fault('idTaken', { kind: other }) }, ...found];
}

/** What is wrong with the content once this entry is gone, and was not before. */
export function checkWithout(content: WordContent, kind: KindOfEntry['kind'], key: string): Problem[] {
  const known = knownProblems(content);
  return checkWords(without(content, kind, key)).filter((problem) => !known.has(lineOf(problem)));
}

function kindWithId(content: WordContent, own: KindOfEntry['kind'], id: string): string | undefined {
  const kinds = { symbol: content.symbols, class: content.classes, combined: content.combined };
  return Object.entries(kinds).find(
    ([kind, entries]) => kind !== own && entries.some((entry) => entry.id === id),
  )?.[0];
}

const problemsOf = new WeakMap<WordContent, ReadonlySet<string>>();

/** Found once for a content: whoever writes asks again and again. */
function knownProblems(content: WordContent): ReadonlySet<string> {
  const known = problemsOf.get(content) ?? new Set(checkWords(content).map(lineOf));
  problemsOf.set(content, known);
  return known;
}

function lineOf({ symbol, language, message }: Problem): string {
  return `${symbol} ${language} ${message}`;
}
