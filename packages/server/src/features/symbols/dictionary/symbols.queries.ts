import type { Language } from '@chitta/contract';
import { sql } from 'drizzle-orm';
import type { Database, Handle, Transaction } from '#server/db/client.ts';
import { dictionaryLoads } from '#server/db/tables/symbols/dictionary-loads.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** Tells this lock from other advisory locks; any constant does. */
const loadLock = 20_260_004;

export function createSymbolQueries(handle: Handle) {
  return {
    /** Versions that the tables hold, by language. */
    async findLoadedVersions(): Promise<Map<Language, string>> {
      const rows = await handle.select().from(dictionaryLoads);
      return new Map(rows.map(({ language, version }) => [language, version]));
    },
  };
}

/** One symbol in one language, with the names of its columns. */
export interface SymbolRecord {
  readonly slug: string;
  readonly name: string;
  readonly group: string;
  readonly description: string;
  readonly category: string;
  readonly extended_description: string;
  readonly is_common: boolean;
  readonly is_vital: boolean;
  readonly deeper_insight: string;
  readonly function: string;
  readonly meaning: string;
  readonly deed: string;
  readonly variations: readonly string[];
}

export interface CombinedRecord {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly parts: readonly string[];
  readonly phrases: readonly string[];
  readonly meaning: string;
  readonly insight: string;
}

export interface CelebrityRecord {
  readonly name: string;
  readonly category: string;
  readonly quality: string;
  readonly description: string;
  readonly also: readonly string[];
}

/** The whole dictionary of one language. */
export interface SymbolSet {
  readonly language: Language;
  readonly version: string;
  readonly symbols: readonly SymbolRecord[];
  readonly combined: readonly CombinedRecord[];
  readonly celebrities: readonly CelebrityRecord[];
}

/** A table that the files fill: how its rows come in, and which column tells them apart within a language. */
interface LoadedTable {
  readonly name: string;
  readonly key: string;
  readonly columns: Readonly<Record<string, 'text' | 'boolean' | 'text[]'>>;
}

const symbolTable: LoadedTable = {
  name: 'dream_symbols',
  key: 'slug',
  columns: {
    slug: 'text',
    name: 'text',
    group: 'text',
    description: 'text',
    category: 'text',
    extended_description: 'text',
    is_common: 'boolean',
    is_vital: 'boolean',
    deeper_insight: 'text',
    function: 'text',
    meaning: 'text',
    deed: 'text',
    variations: 'text[]',
  },
};

const combinedTable: LoadedTable = {
  name: 'combined_symbols',
  key: 'slug',
  columns: {
    slug: 'text',
    name: 'text',
    description: 'text',
    parts: 'text[]',
    phrases: 'text[]',
    meaning: 'text',
    insight: 'text',
  },
};

const celebrityTable: LoadedTable = {
  name: 'celebrities',
  key: 'name',
  columns: { name: 'text', category: 'text', quality: 'text', description: 'text', also: 'text[]' },
};

/**
 * Puts one language of the dictionary into the tables, all or nothing; nodes that start together take turns. Rows that
 * an admin has edited stay as they are, also when their symbol is gone from the files.
 */
export async function replaceSymbols(db: Database, set: SymbolSet): Promise<void> {
  const { language, version } = set;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${loadLock})`);
    await replaceRows(tx, symbolTable, language, set.symbols);
    await replaceRows(tx, combinedTable, language, set.combined);
    await replaceRows(tx, celebrityTable, language, set.celebrities);
    await replaceVariations(tx, language);
    await tx
      .insert(dictionaryLoads)
      .values({ language, version })
      .onConflictDoUpdate({
        target: dictionaryLoads.language,
        set: { version, loadedAt: sql`now()` },
      });
  });
}

async function replaceRows(
  tx: Transaction,
  table: LoadedTable,
  language: Language,
  records: readonly object[],
): Promise<void> {
  const target = sql.identifier(table.name);
  const key = sql.identifier(table.key);
  const names = Object.keys(table.columns).map((name) => sql.identifier(name));
  const columns = sql.join(names, sql`, `);
  const typed = Object.entries(table.columns).map(
    ([name, type]) => sql`${sql.identifier(name)} ${sql.raw(type)}`,
  );
  const changes = names.map((name) => sql`${name} = excluded.${name}`);
  await tx.execute(sql`
    CREATE TEMPORARY TABLE loading ON COMMIT DROP AS
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS listed (${sql.join(typed, sql`, `)})`);
  await tx.execute(sql`
    DELETE FROM ${target} AS kept WHERE language = ${language} AND edited_at IS NULL
      AND NOT EXISTS (SELECT FROM loading WHERE loading.${key} = kept.${key})`);
  await tx.execute(sql`
    INSERT INTO ${target} AS kept (language, ${columns}) SELECT ${language}, ${columns} FROM loading
    ON CONFLICT (${key}, language) DO UPDATE SET ${sql.join(changes, sql`, `)}
    WHERE kept.edited_at IS NULL`);
  await tx.execute(sql`DROP TABLE loading`);
}

async function replaceVariations(tx: Transaction, language: Language): Promise<void> {
  await tx.execute(sql`
    DELETE FROM symbol_variations USING dream_symbols
    WHERE symbol_id = dream_symbols.id AND language = ${language} AND edited_at IS NULL`);
  await tx.execute(sql`
    INSERT INTO symbol_variations (symbol_id, variation)
    SELECT DISTINCT id, variation FROM dream_symbols, unnest(variations) AS variation
    WHERE language = ${language} AND edited_at IS NULL`);
}
