import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

const firstMigration = join(import.meta.dirname, '../../../../db/migrations/0002_create_dreams.sql');

const texts = [
  '',
  ' ',
  '...',
  'I stood on a bridge; the river was dark.',
  "My mother's house — don't go. It's 3.14/2 at 5:30, see www.example.org/a_b?c=d&e#f or me@example.org",
  'Soñé que volaba sobre el océano, ¡qué lejos! ¿Y tú? Caíamos por las escaleras.',
  'SOÑÉ QUE CAÍA: ÁRBOLES, NIÑOS Y PINGÜINOS',
  'ﬁre ﷺ ™ ½ ① Å é ä̈ ✂ ß ﬀ',
  'the and of a', // Stop words alone.
  'el la de que y',
  `${'x'.repeat(79)} ${'y'.repeat(80)} ${'z'.repeat(81)} ${'ñ'.repeat(200)}`,
  `www.${'long'.repeat(40)}.example.org`,
  '<b>dog</b> &amp; ~cat~ %d %s \\n \\\\ | a|b >= <=',
  'colour-coded well-known state-of-the-art -5 +7 1e10 0x1F',
  '夢を見た 꿈 мечта сон حلم',
  '🐕 dog🐕dog 👩‍👩‍👧 \u200Bzero\u200Bwidth\u00A0space',
  "l'été d’août rock'n'roll ’’ ''",
  'tab\tnew\nline\r\nunit\x1Fseparator \u0001 \u007F',
  'running runs ran runner; correr corriendo corrí',
];
const tagLists = [[], ['one'], ['two words', 'Ñandú', 'a.b/c'], ['unit\x1Fseparator', '=t.x', "o'clock"]];

let database: TestDatabase;

/** The functions as they were when the first indexes were built, under names that begin with `first_`. */
async function createFirstFunctions(): Promise<void> {
  const sql = await readFile(firstMigration, 'utf8');
  const functions = sql.match(/CREATE FUNCTION dream_[\s\S]*?;(?=\n\n)/g) ?? [];
  expect(functions).toHaveLength(4);
  for (const definition of functions) {
    await database.pool.query(
      definition.replaceAll(/\bdream_(text_plain|words|key_prefix|search_keys)\(/g, 'first_$1('),
    );
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  await createFirstFunctions();
});
afterAll(() => database.drop());

describe('dream_search_keys', () => {
  it.each(['en', 'es'])('gives the keys that indexes of older versions hold (%s)', async (language) => {
    for (const content of texts) {
      for (const tags of tagLists) {
        const { rows } = await database.pool.query<{ now: string; then: string }>(
          `SELECT dream_search_keys(7, 3, $1, $2, $3, $4, $5, $6)::text AS now,
             first_search_keys(7, 3, $1, $2, $3, $4, $5, $6)::text AS then`,
          [
            language,
            tags.length > 1 ? 'lucid' : null,
            tags,
            tags.length > 0 ? ['dog', 'house'] : [],
            'A night',
            content,
          ],
        );
        expect(rows[0]?.now, JSON.stringify([content, tags])).toBe(rows[0]?.then);
      }
    }
  });
});
