import pg from 'pg';
import { dreamTexts } from './dream-texts.ts';

const models = 40;
/** Characters of a dream, as people who tell much write them. */
const textLength = 1_200;

export interface ReadJournal {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly member: { readonly cookie: string; readonly userId: number };
  readonly dreams: number;
}

async function post(origin: string, cookie: string, path: string, body: unknown) {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new TypeError(`${path} answered ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Some dreams of several paragraphs that the real server has read at the premium level. */
async function readModels({ origin, member }: ReadJournal): Promise<void> {
  const spanish = Math.floor(models / 3);
  const texts = [...dreamTexts('en', models - spanish, textLength), ...dreamTexts('es', spanish, textLength)];
  for (const [index, content] of texts.entries()) {
    const { reading, level, signature } = await post(origin, member.cookie, '/api/translate-dream', {
      content,
    });
    await post(origin, member.cookie, '/api/dreams', {
      userId: member.userId,
      content,
      given: { reading, level, signature },
      tags: ['home', `tag-${index}`],
    });
  }
}

/** Fills a journal with read dreams over ten years, each with an answer: rows as the app writes them, many times. */
export async function seedReadJournal(journal: ReadJournal): Promise<void> {
  const client = new pg.Client({ connectionString: journal.databaseUrl });
  await client.connect();
  const { member, dreams } = journal;
  try {
    await client.query(`UPDATE users SET subscription_tier = 'premium' WHERE id = $1`, [member.userId]);
    await readModels(journal);
    await client.query('SET synchronous_commit = off');
    await client.query('DROP INDEX dreams_search');
    await client.query(
      `INSERT INTO dreams (user_id, title, content, language, translation, recognized_symbols, symbol_ids, words,
         reading, engine_version, is_premium_translation, tags, shard, created_at, updated_at)
       SELECT user_id, title || ' ' || n, content || ' It was night ' || n || '.', language, translation,
         recognized_symbols, symbol_ids, words, reading, engine_version, is_premium_translation, tags, 1,
         now() - (n * ${models} + id % ${models}) * interval '10 years' / $2::integer, now()
       FROM dreams, generate_series(1, $2::integer / ${models} - 1) AS n WHERE user_id = $1`,
      [member.userId, dreams],
    );
    await client.query(
      `INSERT INTO follow_ups (user_id, dream_id, answer, answered_at)
       SELECT user_id, id, 'I let the washing up wait and rang my brother.', now() FROM dreams WHERE user_id = $1`,
      [member.userId],
    );
    await client.query('VACUUM (ANALYZE) dreams, follow_ups');
  } finally {
    await client.end();
  }
}
