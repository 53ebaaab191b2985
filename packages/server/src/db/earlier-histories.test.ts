import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { formerTexts, renumber } from './earlier-histories.ts';
import { createRecord, migrate, runMigration, shippedMigrations } from './migrate.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';

const shipped = await readMigrationFiles(shippedMigrations);

/** What was written otherwise, as [today, then]: put back, the file has the checksum of the earlier text. */
const earlier: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '0001_create_accounts.sql': [
    [
      `  -- SHA-256 of the token in base64url; the token itself is only in the member's cookie.
  token_hash text COLLATE "C" PRIMARY KEY,`,
      `  -- SHA-256 of the token; the token itself is only in the member's cookie.
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),`,
    ],
  ],
  '0002_create_dreams.sql': [
    [
      `-- Composed (ASCII is, and normalize is slow), and with spaces for the signs that the text search parser would read as
-- parts of addresses and paths.`,
      '-- Composed, and with spaces for the signs that the text search parser would read as parts of addresses and paths.',
    ],
    [
      `  RETURN translate(
    CASE WHEN octet_length(content) = char_length(content) THEN content ELSE normalize(content, NFKC) END,
    './\\:@_-''’\`&+=#~|<>%', '                   '
  );`,
      `  RETURN translate(normalize(content, NFKC), './\\:@_-''’\`&+=#~|<>%', '                   ');`,
    ],
  ],
  '0014_create_factors.sql': [
    [
      '  public_key bytea NOT NULL,\n',
      `  -- What the authenticator knows the member by: random, the same for all passkeys of one.
  user_handle text NOT NULL,
  public_key bytea NOT NULL,\n`,
    ],
  ],
  '0026_create_referrals.sql': [
    [
      `
-- Who pays with one card.
CREATE INDEX invoices_card_fingerprint ON invoices (card_fingerprint) WHERE card_fingerprint IS NOT NULL;
`,
      '',
    ],
  ],
};

function formerFile(name: string): MigrationFile {
  const file = shipped.find((each) => each.name === name);
  if (file === undefined) throw new RangeError(name);
  const sql = (earlier[name] ?? []).reduce(
    (text, [today, then]) => text.replace(today, () => then),
    file.sql,
  );
  return { ...file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

interface History {
  /** The highest number of then. */
  readonly upTo: number;
  /** Numbers that were not there yet. */
  readonly without?: readonly number[];
  /** Migrations that had another text. */
  readonly former?: readonly string[];
  /** Numbers that migrations had instead of today's. */
  readonly numbers?: Readonly<Record<number, number>>;
}

function filesOf({ upTo, without = [], former = [], numbers = {} }: History): MigrationFile[] {
  return shipped
    .filter(({ version }) => (version <= upTo && !without.includes(version)) || version in numbers)
    .map((file) => (former.includes(file.name) ? formerFile(file.name) : file))
    .map((file) => {
      const version = numbers[file.version] ?? file.version;
      return { ...file, version, name: file.name.replace(/^\d{4}/, String(version).padStart(4, '0')) };
    })
    .sort((one, other) => one.version - other.version);
}

const factors = '0014_create_factors.sql';
const accounts = '0001_create_accounts.sql';
const dreams = '0002_create_dreams.sql';
const histories: readonly (readonly [string, History])[] = [
  ['accounts alone, with their first sessions', { upTo: 1, former: [accounts] }],
  ['the first sessions and the first search', { upTo: 4, former: [accounts, dreams] }],
  ['the first search', { upTo: 4, former: [dreams] }],
  ['the first passkeys, before changes of address', { upTo: 14, without: [13], former: [factors] }],
  ['the first passkeys', { upTo: 14, former: [factors] }],
  ['the first passkeys and imports, before OpenID', { upTo: 16, without: [15], former: [factors] }],
  ['imports, before OpenID', { upTo: 16, without: [15] }],
  ['search keys as number 30, before the audit log', { upTo: 18, numbers: { 20: 30 } }],
  ['search keys as number 30', { upTo: 19, numbers: { 20: 30 } }],
  ['marks of erased accounts, before changes of the dictionary', { upTo: 22, without: [21] }],
  ['the sandbox, before memberships', { upTo: 25, without: [24] }],
  ['recordings, before feelings', { upTo: 41, without: [40] }],
  ['feelings, before recordings', { upTo: 40 }],
  ['referrals without their index', { upTo: 26, former: ['0026_create_referrals.sql'] }],
];

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
});

afterEach(() => database.drop());

async function build(history: History): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query(createRecord);
    for (const file of filesOf(history)) await runMigration(client, file);
  } finally {
    client.release();
  }
}

/** Everything that migrations make, without the order of columns. */
async function schema(of: TestDatabase): Promise<unknown[]> {
  const { rows } = await of.pool.query(`
    SELECT 'column' AS kind, table_name || '.' || column_name AS name,
        concat_ws(' ', data_type, collation_name, is_nullable, column_default) AS definition
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT 'function', p.proname, pg_get_functiondef(p.oid)
      FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
        AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL SELECT 'migration', name, checksum FROM schema_migrations
    ORDER BY 1, 2, 3`);
  return rows;
}

describe('databases of the time before the first release', () => {
  it.each(formerTexts)('know the earlier text of $name', ({ name, checksum }) => {
    expect(formerFile(name).checksum).toBe(checksum);
  });

  it.each(histories)('are led over: %s', async (_, history) => {
    await build(history);
    await migrate(database.pool);
    const template = await createTestDatabase();
    const expected = await schema(template);
    await template.drop();
    expect(await schema(database)).toEqual(expected);
    expect(await migrate(database.pool)).toEqual([]);
  });

  it('keep who is signed in', async () => {
    await build({ upTo: 1, former: [accounts] });
    const hash = createHash('sha256').update('a token').digest();
    await database.pool.query(
      `INSERT INTO users (username, username_key, password, email, email_key)
        VALUES ('luna', 'luna', 'x', 'luna@example.org', 'luna@example.org')`,
    );
    await database.pool.query(
      `INSERT INTO sessions (token_hash, user_id, expires_at) SELECT $1, id, now() + interval '1 day' FROM users`,
      [hash],
    );
    await migrate(database.pool);
    const { rows } = await database.pool.query('SELECT token_hash FROM sessions');
    expect(rows).toEqual([{ token_hash: hash.toString('base64url') }]);
  });
});

describe('renumber', () => {
  it('gives a migration the number that its text has today, and leaves unknown ones alone', () => {
    const search = shipped.find(({ name }) => name === '0020_speed_up_search_keys.sql');
    const strange = { version: 21, name: '0021_strange.sql', checksum: 'none' };
    const then = { version: 30, name: '0030_speed_up_search_keys.sql', checksum: search?.checksum ?? '' };
    expect(renumber(shipped, [strange, then])).toEqual([
      { version: 20, name: '0020_speed_up_search_keys.sql', checksum: search?.checksum },
      strange,
    ]);
  });
});
