import { type DeskContent, limits } from '@chitta/contract';
import type { EntryKind, Language } from '@chitta/contract/limits';
import { compileLongTexts, compileWords, type WordContent, withEntry } from '@chitta/symbols/checking';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { celebrities } from '#server/db/tables/symbols/celebrities.ts';
import { combinedSymbols } from '#server/db/tables/symbols/combined-symbols.ts';
import { dreamSymbols } from '#server/db/tables/symbols/dream-symbols.ts';
import { symbolClasses } from '#server/db/tables/symbols/symbol-classes.ts';
import { symbolVariations } from '#server/db/tables/symbols/symbol-variations.ts';
import type { EntryState } from '#server/platform/dictionary/entry-state.ts';
import { describeCelebrity } from '../../describe-celebrity.ts';
import type { EntryName } from './entry-rows.queries.ts';

/** How rows stand to the files: edited by administrators, or as the files have them. */
export interface RowStanding {
  readonly isEdited: boolean;
}

/** Writes an entry into the tables, in both languages; null: there is none any more. */
export async function writeState(
  tx: Transaction,
  { kind, key }: EntryName,
  state: EntryState | null,
  { isEdited }: RowStanding,
): Promise<void> {
  // Files have the classes that nobody has changed, and tables those alone that somebody has.
  if (state === null || (kind === 'class' && !isEdited)) {
    await deleteRows[kind](tx, key);
    return;
  }
  const { content, isHidden } = state;
  // The clock of the database, so that nodes agree.
  const head = { isHidden, editedAt: isEdited ? sql`clock_timestamp()` : null };
  for (const language of limits.languages)
    await writeRow[kind](tx, wordsIn(content, language), { ...head, language });
  if (kind === 'symbol') await writeVariations(tx, key);
}

const nothing: WordContent = { symbols: [], classes: [], combined: [], celebrities: [] };

function wordsIn(content: DeskContent, language: Language) {
  const whole = withEntry(nothing, content);
  const basis = content.kind === 'symbol' ? content.entry.basis : null;
  const long = compileLongTexts(whole, language);
  return { ...compileWords(whole, language), details: long.details, descriptions: long.combined, basis };
}

type Words = ReturnType<typeof wordsIn>;

interface RowHead {
  readonly language: Language;
  readonly isHidden: boolean;
  readonly editedAt: ReturnType<typeof sql> | null;
}

type WriteRow = (tx: Transaction, words: Words, head: RowHead) => Promise<unknown>;

const writeRow: Readonly<Record<EntryKind, WriteRow>> = {
  async symbol(tx, { entries: [entry], details, basis }, head) {
    if (entry === undefined) return;
    const { id: slug, insight, common, vital, variations, unshown, ...texts } = entry;
    const { description = '', extended = '' } = details[slug] ?? {};
    const values = {
      ...texts,
      ...head,
      description,
      extendedDescription: extended,
      deeperInsight: insight,
      isCommon: common,
      isVital: vital,
      variations: [...variations],
      unshown: unshown ? [...unshown] : null,
      basis,
    };
    await tx
      .insert(dreamSymbols)
      .values({ ...values, slug })
      .onConflictDoUpdate({ target: [dreamSymbols.slug, dreamSymbols.language], set: values });
  },
  async class(tx, { entries: [entry] }, head) {
    if (entry === undefined) return;
    const { id: slug, variations, common: _, vital: __, isClass: ___, ...texts } = entry;
    const values = { ...texts, ...head, words: [...variations] };
    await tx
      .insert(symbolClasses)
      .values({ ...values, slug })
      .onConflictDoUpdate({ target: [symbolClasses.slug, symbolClasses.language], set: values });
  },
  async combined(tx, { combined: [entry], descriptions }, head) {
    if (entry === undefined) return;
    const { id: slug, parts, phrases, ...texts } = entry;
    const description = descriptions[slug] ?? '';
    const values = { ...texts, ...head, description, parts: [...parts], phrases: [...phrases] };
    await tx
      .insert(combinedSymbols)
      .values({ ...values, slug })
      .onConflictDoUpdate({ target: [combinedSymbols.slug, combinedSymbols.language], set: values });
  },
  async celebrity(tx, { celebrities: [person] }, head) {
    if (person === undefined) return;
    const { name, also, quality, category } = person;
    const description = describeCelebrity[head.language](quality);
    const values = { ...head, also: [...also], quality, category, description };
    await tx
      .insert(celebrities)
      .values({ ...values, name })
      .onConflictDoUpdate({ target: [celebrities.language, celebrities.name], set: values });
  },
};

const deleteRows: Readonly<Record<EntryKind, (tx: Transaction, key: string) => Promise<unknown>>> = {
  symbol: (tx, key) => tx.delete(dreamSymbols).where(eq(dreamSymbols.slug, key)),
  class: (tx, key) => tx.delete(symbolClasses).where(eq(symbolClasses.slug, key)),
  combined: (tx, key) => tx.delete(combinedSymbols).where(eq(combinedSymbols.slug, key)),
  celebrity: (tx, key) => tx.delete(celebrities).where(eq(celebrities.name, key)),
};

/** What the symbol is found by follows what it says. */
async function writeVariations(tx: Transaction, slug: string): Promise<void> {
  const rows = await tx
    .select({ id: dreamSymbols.id, variations: dreamSymbols.variations })
    .from(dreamSymbols)
    .where(and(eq(dreamSymbols.slug, slug), inArray(dreamSymbols.language, [...limits.languages])));
  await tx.delete(symbolVariations).where(
    inArray(
      symbolVariations.symbolId,
      rows.map(({ id }) => id),
    ),
  );
  const values = rows.flatMap(({ id, variations }) =>
    [...new Set(variations)].map((variation) => ({ symbolId: id, variation })),
  );
  if (values.length > 0) await tx.insert(symbolVariations).values(values);
}
