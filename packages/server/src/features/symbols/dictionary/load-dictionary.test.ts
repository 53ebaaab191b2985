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

const load = (released: Dictionary) => loadDictionary({ db: database.db, released });

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

/** A release with a class, a combined symbol and a celebrity of which the test knows what they say. */
const withOthers = (version: string, quality: string): Dictionary => ({
  version,
  of: (language) => {
    const { file, ...rest } = shipped.of(language);
    const [first] = file.entries;
    const entries = first ? [...file.entries, { ...first, id: 'class-tool', isClass: true as const }] : [];
    const combined = [
      {
        id: 'test-moons',
        name: 'Two moons',
        meaning: 'a doubled wish',
        insight: '',
        parts: ['moon'],
        phrases: [],
      },
    ];
    const celebrities = [{ name: 'Ada Lovelace', also: ['Lady Lovelace'], quality, category: 'Scientists' }];
    return {
      ...rest,
      combined: { 'test-moons': 'A wish twice.' },
      file: { ...file, entries, combined, celebrities },
    };
  },
});

describe('loadDictionary', () => {
  it('loads every symbol in both languages, once, also when nodes start together', async () => {
    await Promise.all([load(shipped), load(shipped), load(shipped)]);
    const symbols = shipped.of('en').file.entries.filter(({ isClass }) => !isClass).length;
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
        JOIN dream_symbols ON id = symbol_id WHERE variation = 'perro'`),
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
    expect(await rows(sql`SELECT * FROM symbol_variations WHERE variation = 'perro'`)).toEqual([]);
    await load(shipped);
    expect(await rows(sql`SELECT language, name FROM dream_symbols WHERE slug = 'house' ORDER BY 1`)).toEqual(
      [
        { language: 'en', name: 'Heim' },
        { language: 'es', name: 'Casa' },
      ],
    );
  });

  it('loads combined symbols and famous people, but no class of words', async () => {
    await load(withOthers('one', 'foresight'));
    expect(
      await rows(sql`SELECT slug, name, description, category, parts, meaning FROM combined_symbols
        WHERE language = 'en'`),
    ).toEqual([
      {
        slug: 'test-moons',
        name: 'Two moons',
        description: 'A wish twice.',
        category: 'Combined Symbol',
        parts: ['moon'],
        meaning: 'a doubled wish',
      },
    ]);
    expect(
      await rows(
        sql`SELECT name, category, quality, also, description FROM celebrities WHERE language = 'es'`,
      ),
    ).toEqual([
      {
        name: 'Ada Lovelace',
        category: 'Scientists',
        quality: 'foresight',
        also: ['Lady Lovelace'],
        description: expect.stringContaining('foresight'),
      },
    ]);
    expect(await rows(sql`SELECT slug FROM dream_symbols WHERE slug LIKE 'class-%'`)).toEqual([]);
  });

  it('leaves edited celebrities and combined symbols, too', async () => {
    await database.db.execute(
      sql`UPDATE celebrities SET quality = 'wit', edited_at = now() WHERE language = 'en'`,
    );
    await database.db.execute(sql`UPDATE combined_symbols SET is_hidden = true, edited_at = now()
      WHERE language = 'en'`);
    await load(withOthers('two', 'patience'));
    expect(await rows(sql`SELECT language, quality FROM celebrities ORDER BY 1`)).toEqual([
      { language: 'en', quality: 'wit' },
      { language: 'es', quality: 'patience' },
    ]);
    await load(shipped);
    expect(
      await rows(sql`SELECT language, is_hidden FROM combined_symbols WHERE slug = 'test-moons'`),
    ).toEqual([{ language: 'en', is_hidden: true }]);
  });
});
