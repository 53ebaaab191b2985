import type { ThemeFile } from '@chitta/symbols/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readThemeFile } from '#server/platform/dictionary/theme-file.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { loadThemes } from './load-themes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function rows(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await database.db.execute(query)).rows;
}

const count = async (table: string) =>
  Number((await rows(sql`SELECT count(*) AS count FROM ${sql.identifier(table)}`))[0]?.count);

/** The next release: falling says something else, flying is gone. */
const nextRelease = (language: 'en' | 'es'): ThemeFile => ({
  version: 'next',
  themes: readThemeFile(language)
    .themes.filter(({ name }) => name !== 'flying')
    .map((theme) =>
      theme.name === 'falling'
        ? { ...theme, title: 'New title', insights: { ...theme.insights, meaning: 'New meaning.' } }
        : theme,
    ),
});

it('loads every theme with its insights and techniques once, also where nodes start together', async () => {
  const [first, second] = await Promise.all([loadThemes(database.db), loadThemes(database.db)]);
  expect([...first, ...second].length).toBeGreaterThanOrEqual(2);
  expect(await count('dream_themes')).toBe(110);
  expect(await count('theme_techniques')).toBe(330);
  const perTheme = await rows(sql`SELECT count(*) AS count FROM theme_insights GROUP BY theme_id`);
  expect(new Set(perTheme.map((row) => Number(row.count)))).toEqual(new Set([3, 4]));
  expect(await loadThemes(database.db)).toEqual([]);
  const free = await rows(
    sql`SELECT count(*) FILTER (WHERE NOT is_premium) AS free FROM theme_techniques GROUP BY theme_id`,
  );
  expect(new Set(free.map((row) => Number(row.free)))).toEqual(new Set([2]));
});

it('takes over what has changed, and leaves what an admin has edited', async () => {
  await database.db.execute(sql`UPDATE theme_insights SET insight_text = 'Ours.', edited_at = now()
    WHERE order_index = 1 AND theme_id = (SELECT id FROM dream_themes WHERE name = 'falling' AND language = 'en')`);
  await database.db.execute(sql`UPDATE dream_themes SET title = 'Caer, dicho por nosotros', edited_at = now()
    WHERE name = 'falling' AND language = 'es'`);
  await loadThemes(database.db, nextRelease);
  const falling =
    await rows(sql`SELECT language, title, array_agg(insight_text ORDER BY part.order_index) AS texts
    FROM dream_themes AS theme JOIN theme_insights AS part ON part.theme_id = theme.id
    WHERE name = 'falling' GROUP BY theme.id ORDER BY language`);
  expect(falling).toMatchObject([
    { language: 'en', title: 'New title', texts: ['New meaning.', 'Ours.', expect.anything()] },
    {
      language: 'es',
      title: 'Caer, dicho por nosotros',
      texts: ['New meaning.', expect.anything(), expect.anything()],
    },
  ]);
  expect(await rows(sql`SELECT id FROM dream_themes WHERE name = 'flying'`)).toEqual([]);
  expect(await count('dream_themes')).toBe(108);
});
