import type { Language } from '@chitta/contract';
import type { ThemeFile, ThemeOfLanguage } from '@chitta/symbols/types';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/client.ts';
import { themeLoads } from '#server/db/tables/insights/theme-loads.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** Tells this lock from other advisory locks; any constant does. */
const loadLock = 20_260_050;

/** Versions that the tables hold, by language. */
export async function findLoadedThemes(db: Database): Promise<Map<Language, string>> {
  const rows = await db.select().from(themeLoads);
  return new Map(rows.map(({ language, version }) => [language, version]));
}

/**
 * Puts the themes of one language into the tables, all or nothing; nodes that start together take turns. Rows that an admin
 * has edited stay as they are, also when their theme is gone from the files.
 */
export async function replaceThemes(
  db: Database,
  language: Language,
  { version, themes }: ThemeFile,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${loadLock})`);
    await tx.execute(sql`
      CREATE TEMPORARY TABLE loading ON COMMIT DROP AS
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(themes.map(themeRecord))}::jsonb)
        AS listed (name text, title text, description text, category text, symbol_keywords text[],
          prevalence smallint, order_index smallint, insights jsonb, techniques jsonb)`);
    await replaceHeads(tx, language);
    await replaceParts(tx, language);
    await tx.execute(sql`DROP TABLE loading`);
    await tx
      .insert(themeLoads)
      .values({ language, version })
      .onConflictDoUpdate({ target: themeLoads.language, set: { version, loadedAt: sql`now()` } });
  });
}

/** A theme with the names of its columns. */
function themeRecord(theme: ThemeOfLanguage, order: number) {
  return {
    name: theme.name,
    title: theme.title,
    description: theme.description,
    category: theme.category,
    symbol_keywords: theme.keywords,
    prevalence: theme.prevalence,
    order_index: order,
    insights: Object.entries(theme.insights).map(([type, text], place) => ({ type, text, place })),
    techniques: theme.techniques.map(({ isPremium = true, ...technique }, place) => ({
      ...technique,
      isPremium,
      place,
    })),
  };
}

async function replaceHeads(tx: Transaction, language: Language): Promise<void> {
  await tx.execute(sql`
    DELETE FROM dream_themes AS kept WHERE language = ${language} AND edited_at IS NULL
      AND NOT EXISTS (SELECT FROM loading WHERE loading.name = kept.name)
      AND NOT EXISTS (SELECT FROM theme_insights AS part WHERE part.theme_id = kept.id AND part.edited_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM theme_techniques AS part WHERE part.theme_id = kept.id AND part.edited_at IS NOT NULL)`);
  await tx.execute(sql`
    INSERT INTO dream_themes AS kept
      (language, name, title, description, category, symbol_keywords, prevalence, order_index)
    SELECT ${language}, name, title, description, category, symbol_keywords, prevalence, order_index FROM loading
    ON CONFLICT (name, language) DO UPDATE SET title = excluded.title, description = excluded.description,
      category = excluded.category, symbol_keywords = excluded.symbol_keywords, prevalence = excluded.prevalence,
      order_index = excluded.order_index
    WHERE kept.edited_at IS NULL`);
}

async function replaceParts(tx: Transaction, language: Language): Promise<void> {
  for (const table of ['theme_insights', 'theme_techniques']) {
    await tx.execute(sql`
      DELETE FROM ${sql.identifier(table)} AS part USING dream_themes AS theme, loading
      WHERE part.theme_id = theme.id AND theme.language = ${language} AND loading.name = theme.name
        AND part.edited_at IS NULL`);
  }
  await tx.execute(sql`
    INSERT INTO theme_insights (theme_id, insight_text, insight_type, order_index)
    SELECT theme.id, part.text, part.type, part.place
    FROM loading JOIN dream_themes AS theme ON theme.name = loading.name AND theme.language = ${language},
      jsonb_to_recordset(loading.insights) AS part (type text, text text, place smallint)
    ON CONFLICT (theme_id, order_index) DO NOTHING`);
  await tx.execute(sql`
    INSERT INTO theme_techniques
      (theme_id, technique_name, technique_description, practice_instructions, is_premium, order_index)
    SELECT theme.id, part.name, part.description, part.steps, part."isPremium", part.place
    FROM loading JOIN dream_themes AS theme ON theme.name = loading.name AND theme.language = ${language},
      jsonb_to_recordset(loading.techniques)
        AS part (name text, description text, steps text[], "isPremium" boolean, place smallint)
    ON CONFLICT (theme_id, order_index) DO NOTHING`);
}
