import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { repository } from './chitta-server.ts';
import { createRandom, type Random } from './random.ts';

/** What the seeded journal is searched by; each stands for a kind of search. */
export const seededWords = {
  /** In most dreams. */
  veryCommon: 'house',
  common: 'river',
  /** In five of the oldest dreams. */
  veryRare: 'quetzalcoatl',
  /** In half of the oldest half, in none of the newer. */
  onlyOld: 'lighthouse',
  rareTag: 'tag-250',
  commonTag: 'tag-1',
} as const;

const bodies = 20_000;
const memberShare = 300;
const shardSize = 1_000;

const englishWords =
  'house water mother door friend road night school river car people room walk run fall fly talk look feel afraid dark light family father brother sister child dog cat snake tree forest mountain sea beach bridge train bus plane city street window kitchen bed garden church teacher work office phone money food fire blood tooth hair baby wedding funeral death stranger police soldier war storm rain snow';
const spanishWords =
  'casa agua madre puerta amiga camino noche escuela río coche gente cuarto caminar correr caer volar hablar mirar sentir miedo oscuro luz familia padre hermano hermana niña perro gato serpiente árbol bosque montaña mar playa puente tren autobús avión ciudad calle ventana cocina cama jardín iglesia profesora trabajo oficina teléfono dinero comida fuego sangre diente pelo bebé boda funeral muerte extraño policía soldado guerra tormenta lluvia nieve';
const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va xe yi zo cra blo ten mar sol vin'.split(
  ' ',
);

/** Common words first; the rest are made up, so that the vocabulary is as long as that of real journals. */
function vocabulary(words: string, random: Random): string[] {
  const known = words.split(' ');
  const made = Array.from({ length: 12_000 }, () =>
    Array.from({ length: 2 + random.below(3) }, () => syllables[random.below(syllables.length)]).join(''),
  );
  return [...known, ...made];
}

/** A dream text whose words follow Zipf's law, as those of people do. */
function bodyFrom(words: readonly string[], random: Random): string {
  const count = 60 + random.below(120);
  const chosen = Array.from({ length: count }, () => words[Math.floor(words.length ** random.unit()) - 1]);
  return chosen.map((word, index) => (index % 12 === 11 ? `${word}.` : word)).join(' ');
}

async function symbolIds(): Promise<string[]> {
  const file = path.join(repository, 'packages/symbols/generated/words.en.json');
  const { entries } = JSON.parse(await readFile(file, 'utf8')) as { entries: { id: string }[] };
  return entries.map(({ id }) => id);
}

async function loadBodies(client: pg.Client): Promise<void> {
  const random = createRandom(7);
  const english = vocabulary(englishWords, random);
  const spanish = vocabulary(spanishWords, random);
  const rows = Array.from({ length: bodies }, (_, id) => {
    const language = id % 10 < 7 ? 'en' : 'es';
    return { id, language, content: bodyFrom(language === 'en' ? english : spanish, random) };
  });
  await client.query('CREATE TEMPORARY TABLE bodies (id integer PRIMARY KEY, language text, content text)');
  await client.query(
    'INSERT INTO bodies SELECT * FROM jsonb_to_recordset($1) AS b (id integer, language text, content text)',
    [JSON.stringify(rows)],
  );
}

/** Everyone's dreams, evenly over twenty years and in the order of time, so that rows of members lie mixed. */
async function loadDreams(
  client: pg.Client,
  journal: BigJournal,
  first: number,
  last: number,
): Promise<void> {
  await client.query(
    `INSERT INTO dreams (user_id, title, content, language, translation, symbol_ids, category, tags, shard,
       created_at, updated_at)
     SELECT member, 'Dream ' || n,
       b.content
         || CASE WHEN n <= count / 2 AND n % 2 = 0 THEN ' ${seededWords.onlyOld}' ELSE '' END
         || CASE WHEN n <= 5 THEN ' ${seededWords.veryRare}' ELSE '' END,
       b.language, left(b.content, 600),
       ARRAY[ids[1 + n % 10], ids[1 + n % cardinality(ids)]],
       (ARRAY['lucid','recurring','nightmare','light','dark','visitation','precognitive'])[1 + n % 9],
       ARRAY['tag-' || (n % 3), 'tag-' || (n % 1000)],
       1 + (n - 1) / ${shardSize},
       now() - (count - n) * interval '20 years' / count, now()
     FROM (
       SELECT $1::integer AS member, $2::integer AS count, n FROM generate_series(1, $2::integer) AS n
       UNION ALL
       SELECT member, ${memberShare}, n
       FROM generate_series(1, ${memberShare}) AS n, generate_series($3::integer, $4::integer) AS member
     ) AS written
     CROSS JOIN (SELECT $5::text[] AS ids) AS dictionary
     JOIN bodies AS b ON b.id = (n::bigint * 7919 + member * 104729) % ${bodies}
     ORDER BY n::float / count`,
    [journal.userId, journal.ownDreams, first, last, await symbolIds()],
  );
}

async function loadCounters(client: pg.Client): Promise<void> {
  await client.query(`INSERT INTO dream_shards
    SELECT user_id, shard, min(created_at), max(created_at), count(*) FROM dreams GROUP BY user_id, shard`);
  await client.query(`INSERT INTO dream_facets
    SELECT user_id, 'total', '', count(*) FROM dreams GROUP BY user_id UNION ALL
    SELECT user_id, 'language', language, count(*) FROM dreams GROUP BY user_id, language UNION ALL
    SELECT user_id, 'category', category, count(*) FROM dreams WHERE category IS NOT NULL GROUP BY user_id, category
    UNION ALL SELECT user_id, 'tag', tag, count(DISTINCT id) FROM dreams, unnest(tags) AS tag GROUP BY user_id, tag
    UNION ALL SELECT user_id, 'symbol', s, count(DISTINCT id) FROM dreams, unnest(symbol_ids) AS s GROUP BY user_id, s`);
}

/** What readings look back on: each symbol of each dream, every third in a condition, every second with an actor. */
async function loadOccurrences(client: pg.Client): Promise<void> {
  await client.query(`INSERT INTO symbol_occurrences
      (user_id, symbol, created_at, dream_id, condition_symbol, condition_text, actor)
    SELECT DISTINCT user_id, s, created_at, id,
      CASE WHEN id % 3 = 0 THEN 'old' END, CASE WHEN id % 3 = 0 THEN 'old and crooked' END,
      (ARRAY['dreamer', NULL, 'other', NULL])[1 + id % 4]
    FROM dreams, unnest(symbol_ids) AS s`);
}

/** Loads without the search index and builds it at once afterwards: many times faster than row by row. */
async function withoutSearchIndex(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    `SELECT pg_get_indexdef('dreams_search'::regclass) AS definition`,
  );
  await client.query('DROP INDEX dreams_search');
  await load();
  await client.query(`SET maintenance_work_mem = '512MB'`);
  await client.query(rows[0]?.definition ?? '');
  await client.query('ALTER INDEX dreams_search ALTER COLUMN 1 SET STATISTICS 0');
  await client.query('VACUUM (ANALYZE) dreams, dream_shards, dream_facets, symbol_occurrences');
}

export interface BigJournal {
  /** Member whose journal is the big one; exists already. */
  readonly userId: number;
  readonly ownDreams: number;
  /** In all, with those of other members, who have 300 each. */
  readonly allDreams: number;
}

/** Fills an empty, migrated database with one very large journal among many ordinary ones. Takes some minutes. */
export async function seedBigJournal(databaseUrl: string, journal: BigJournal): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const members = Math.ceil((journal.allDreams - journal.ownDreams) / memberShare);
    await client.query('SET synchronous_commit = off');
    const { rows } = await client.query<{ first: number; last: number }>(
      `WITH added AS (
         INSERT INTO users (username, username_key, email, email_key)
         SELECT 'seeded-' || n, 'seeded-' || n, 'seeded-' || n || '@example.org', 'seeded-' || n || '@example.org'
         FROM generate_series(1, $1::integer) AS n RETURNING id
       ) SELECT min(id) AS first, max(id) AS last FROM added`,
      [members],
    );
    const others = rows[0] ?? { first: 1, last: 0 };
    await loadBodies(client);
    await withoutSearchIndex(client, async () => {
      await loadDreams(client, journal, others.first, others.last);
      await loadCounters(client);
      await loadOccurrences(client);
    });
  } finally {
    await client.end();
  }
}
