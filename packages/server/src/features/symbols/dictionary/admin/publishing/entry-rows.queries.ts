import { limits } from '@chitta/contract';
import type { EntryKind, Language } from '@chitta/contract/limits';
import { type CompiledWords, contentOf } from '@chitta/symbols/checking';
import { and, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { celebrities } from '#server/db/tables/symbols/celebrities.ts';
import { combinedSymbols } from '#server/db/tables/symbols/combined-symbols.ts';
import { dreamSymbols } from '#server/db/tables/symbols/dream-symbols.ts';
import { symbolClasses } from '#server/db/tables/symbols/symbol-classes.ts';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';
import type { EntryState } from '#server/platform/dictionary/entry-state.ts';
import {
  presentClass,
  presentCombined,
  presentDetail,
  presentEntry,
} from '#server/platform/dictionary/present-edits.ts';
import { stateOf } from './state-of.ts';

export interface EntryName {
  readonly kind: EntryKind;
  /** Its slug; of a celebrity, the name. */
  readonly key: string;
}

/** One language of an entry, as it would be compiled. */
interface Found {
  readonly words: CompiledWords;
  readonly isHidden: boolean;
}

const nothing: CompiledWords = {
  file: { entries: [], combined: [], celebrities: [] },
  details: {},
  combined: {},
};

/** An entry as the files have it; null where they have none. */
export function releasedState(released: Dictionary, name: EntryName): EntryState | null {
  const [en, es] = limits.languages.map((language) => releasedWords(released, name, language));
  return en && es ? stateOf(name.kind, contentOf({ en, es }), false) : null;
}

function releasedWords(released: Dictionary, { kind, key }: EntryName, language: Language): CompiledWords {
  const { file, details, combined, entry } = released.of(language);
  const found = kind === 'symbol' || kind === 'class' ? entry(key) : undefined;
  const isOfKind = found !== undefined && (found.isClass === true) === (kind === 'class');
  return {
    file: {
      entries: isOfKind ? [found] : [],
      combined: kind === 'combined' ? file.combined.filter(({ id }) => id === key) : [],
      celebrities: kind === 'celebrity' ? file.celebrities.filter(({ name }) => name === key) : [],
    },
    details,
    combined,
  };
}

/** An entry as it is now: row by row what administrators have changed, else what the files have. */
export async function readState(
  handle: Handle,
  released: Dictionary,
  name: EntryName,
): Promise<EntryState | null> {
  const [en, es] = await Promise.all(
    limits.languages.map(async (language): Promise<Found> => {
      const edited = await readRow[name.kind](handle, name.key, language);
      return edited ?? { words: releasedWords(released, name, language), isHidden: false };
    }),
  );
  if (en === undefined || es === undefined) return null;
  const content = contentOf({ en: en.words, es: es.words });
  return stateOf(name.kind, content, en.isHidden || es.isHidden);
}

type ReadRow = (handle: Handle, key: string, language: Language) => Promise<Found | null>;

const readRow: Readonly<Record<EntryKind, ReadRow>> = {
  async symbol(handle, key, language) {
    const [row] = await handle
      .select()
      .from(dreamSymbols)
      .where(and(eq(dreamSymbols.slug, key), eq(dreamSymbols.language, language)));
    if (!row?.editedAt) return null;
    const file = { ...nothing.file, entries: [presentEntry(row)] };
    return { words: { ...nothing, file, details: { [key]: presentDetail(row) } }, isHidden: row.isHidden };
  },
  async class(handle, key, language) {
    const [row] = await handle
      .select()
      .from(symbolClasses)
      .where(and(eq(symbolClasses.slug, key), eq(symbolClasses.language, language)));
    if (!row?.editedAt) return null;
    return {
      words: { ...nothing, file: { ...nothing.file, entries: [presentClass(row)] } },
      isHidden: row.isHidden,
    };
  },
  async combined(handle, key, language) {
    const [row] = await handle
      .select()
      .from(combinedSymbols)
      .where(and(eq(combinedSymbols.slug, key), eq(combinedSymbols.language, language)));
    if (!row?.editedAt) return null;
    const file = { ...nothing.file, combined: [presentCombined(row)] };
    return { words: { ...nothing, file, combined: { [key]: row.description } }, isHidden: row.isHidden };
  },
  async celebrity(handle, key, language) {
    const [row] = await handle
      .select()
      .from(celebrities)
      .where(and(eq(celebrities.name, key), eq(celebrities.language, language)));
    if (!row?.editedAt) return null;
    const { name, also, quality, category } = row;
    const file = { ...nothing.file, celebrities: [{ name, also, quality, category }] };
    return { words: { ...nothing, file }, isHidden: row.isHidden };
  },
};
