import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDictionary, type Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { loadDictionary } from './load-dictionary.ts';

let database: TestDatabase;
const shipped = createDictionary();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const load = (dictionary: Dictionary) => loadDictionary({ db: database.db, dictionary });

/** The next release of the dictionary: the house has a new name, the dog is gone. */
const nextRelease: Dictionary = {
  version: 'next',
  of: (language) => {
    const { file, ...rest } = shipped.of(language);
    const entries = file.entries
      .filter(({ id }) => id !== 'dog')
      .map((entry) => (entry.id === 'house' ? { ...entry, name: 'Dwelling' } : entry));
    return { ...rest, file: { ...file, version: 'next', entries } };
  },
};

async function rows(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await database.db.execute(query)).rows;
}

describe('loadDictionary', () => {
  it('loads every symbol in both languages, once, also when nodes start together', async () => {
    await Promise.all([load(shipped), load(shipped), load(shipped)]);
    const symbols = shipped.of('en').file.entries.length;
    expect(
      await rows(sql`SELECT language, count(*)::int AS count FROM dream_symbols GROUP BY 1 ORDER BY 1`),
    ).toEqual([
      { language: 'en', count: symbols },
      { language: 'es', count: symbols },
    ]);
    expect(await load(shipped)).toEqual([]);
  });

  it('finds a symbol by a variation', async () => {
    expect(
      await rows(sql`SELECT slug, name, language FROM symbol_variations
        JOIN dream_symbols ON id = symbol_id WHERE variation = 'cachorro'`),
    ).toEqual([{ slug: 'dog', name: 'Perro', language: 'es' }]);
  });

  it('takes over a new release, but leaves what an admin has edited', async () => {
    await database.db.execute(sql`UPDATE dream_symbols
      SET name = 'Heim', edited_at = now() WHERE slug = 'house' AND language = 'en'`);
    expect(await load(nextRelease)).toEqual(['en', 'es']);
    expect(
      await rows(sql`SELECT slug, language, name FROM dream_symbols
        WHERE slug IN ('house', 'dog') ORDER BY language`),
    ).toEqual([
      { slug: 'house', language: 'en', name: 'Heim' },
      { slug: 'house', language: 'es', name: 'Dwelling' },
    ]);
    expect(await rows(sql`SELECT * FROM symbol_variations WHERE variation = 'cachorro'`)).toEqual([]);
    await load(shipped);
    expect(await rows(sql`SELECT language, name FROM dream_symbols WHERE slug = 'house' ORDER BY 1`)).toEqual(
      [
        { language: 'en', name: 'Heim' },
        { language: 'es', name: 'Casa' },
      ],
    );
  });
});
