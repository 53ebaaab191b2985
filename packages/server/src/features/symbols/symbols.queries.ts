import type { Language } from '@chitta/contract';
import { sql } from 'drizzle-orm';
import type { Database, Handle, Transaction } from '#server/db/client.ts';
import { dictionaryLoads } from '#server/db/tables/dictionary-loads.ts';
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
  readonly variations: readonly string[];
}

/** The whole dictionary of one language. */
export interface SymbolSet {
  readonly language: Language;
  readonly version: string;
  readonly symbols: readonly SymbolRecord[];
}

/**
 * Puts one language of the dictionary into the tables, all or nothing; nodes that start together take turns. Rows that
 * an admin has edited stay as they are, also when their symbol is gone from the files.
 */
export async function replaceSymbols(db: Database, { language, version, symbols }: SymbolSet): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${loadLock})`);
    await upsertSymbols(tx, language, symbols);
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

async function upsertSymbols(
  tx: Transaction,
  language: Language,
  symbols: readonly SymbolRecord[],
): Promise<void> {
  await tx.execute(sql`
    CREATE TEMPORARY TABLE loading ON COMMIT DROP AS
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(symbols)}::jsonb) AS listed (
      slug text, name text, "group" text, description text, category text, extended_description text,
      is_common boolean, is_vital boolean, deeper_insight text, variations text[]
    )`);
  await tx.execute(sql`
    DELETE FROM dream_symbols AS kept WHERE language = ${language} AND edited_at IS NULL
      AND NOT EXISTS (SELECT FROM loading WHERE loading.slug = kept.slug)`);
  await tx.execute(sql`
    INSERT INTO dream_symbols (language, slug, name, "group", description, category, extended_description,
      is_common, is_vital, deeper_insight, variations)
    SELECT ${language}, slug, name, "group", description, category, extended_description, is_common, is_vital,
      deeper_insight, variations FROM loading
    ON CONFLICT (slug, language) DO UPDATE SET name = excluded.name, "group" = excluded."group",
      description = excluded.description, category = excluded.category,
      extended_description = excluded.extended_description, is_common = excluded.is_common,
      is_vital = excluded.is_vital, deeper_insight = excluded.deeper_insight, variations = excluded.variations
    WHERE dream_symbols.edited_at IS NULL`);
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
