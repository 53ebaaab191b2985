import type pg from 'pg';
import type { AppliedMigration, MigrationFile } from './migration-files.ts';

/**
 * Before the first release, migrations were edited, renumbered and put under others while databases were already made
 * with them. These tables lead such databases over. The list of migrations only grows (`released-migrations.txt`), so that
 * nothing is added to them but what two branches numbered the other way round than they were merged.
 */

/** An earlier text of a migration, by the SHA-256 of its file, and what makes of its result that of today's. */
interface FormerText {
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
}

export const formerTexts: readonly FormerText[] = [
  {
    name: '0001_create_accounts.sql',
    checksum: 'c60c62b506dc7bca658f1e8820a8c97df090aabc77e96884e48840b3e41c3de2',
    // Signed-in browsers stay so: base64url without padding, as the app writes it.
    sql: `
      ALTER TABLE sessions DROP CONSTRAINT sessions_token_hash_check;
      ALTER TABLE sessions ALTER COLUMN token_hash TYPE text COLLATE "C"
        USING rtrim(translate(encode(token_hash, 'base64'), '+/', '-_'), '=');`,
  },
  {
    name: '0002_create_dreams.sql',
    checksum: '5ec6be33af43a9536ba701cd14f578e351d560431c32f9afc643ad4412867369',
    // The same words as before, found faster: the index need not be made anew.
    sql: `
      CREATE OR REPLACE FUNCTION dream_text_plain(content text) RETURNS text
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN translate(
          CASE WHEN octet_length(content) = char_length(content) THEN content ELSE normalize(content, NFKC) END,
          './\\:@_-''’\`&+=#~|<>%', '                   '
        );`,
  },
  {
    name: '0014_create_factors.sql',
    checksum: '3d0e3d25cbb2a972ef3d414e3008dbf6a6a50371b09affc559479d62c77d5d9b',
    sql: 'ALTER TABLE passkeys DROP COLUMN user_handle;',
  },
  {
    name: '0026_create_referrals.sql',
    checksum: 'b6c99c463303010e6668e2ca73549deac6611fccff7160cae3f522dbc5f587cc',
    sql: `
      CREATE INDEX invoices_card_fingerprint ON invoices (card_fingerprint) WHERE card_fingerprint IS NOT NULL;`,
  },
];

/** Came under numbers that databases had passed already. They touch nothing of the later ones, so they can be caught up on. */
const lateMigrations: ReadonlySet<string> = new Set([
  '0013_create_email_changes.sql',
  '0015_create_oidc.sql',
  '0019_create_audit_log.sql',
  '0021_audit_changes_of_the_dictionary.sql',
  '0024_create_memberships.sql',
  // Written at the same time as 0041, and merged after it.
  '0040_dream_feelings.sql',
  // Written at the same time as 0044, and merged after it.
  '0043_create_memory.sql',
  // Written at the same time as 0046, and merged after it.
  '0044_create_push_subscriptions.sql',
  // The same.
  '0045_create_reminders.sql',
  // Written at the same time as 0064, and merged in another order.
  '0057_add_ticket_screenshots.sql',
  '0059_create_landing_experiments.sql',
  '0061_create_dictionary_changes.sql',
  '0062_create_system_reports.sql',
  '0063_create_monitoring.sql',
]);

/** True where a migration may be applied although later ones are. */
export function mayComeLate(file: Pick<MigrationFile, 'name'>): boolean {
  return lateMigrations.has(file.name);
}

/** The record as it would be, had each migration always had the number of the file with its text; in order. */
export function renumber<Applied extends AppliedMigration>(
  files: readonly MigrationFile[],
  applied: readonly Applied[],
): Applied[] {
  return applied
    .map((record) => {
      const file = files.find(({ checksum }) => checksum === record.checksum);
      return file === undefined ? record : { ...record, version: file.version, name: file.name };
    })
    .sort((one, other) => one.version - other.version);
}

/** Brings tables and record of a database of the time before the first release to what today's files would have made. */
export async function leadOver(client: pg.ClientBase, files: readonly MigrationFile[]): Promise<void> {
  for (const { name, checksum, sql } of formerTexts) {
    const file = files.find((each) => each.name === name);
    if (file === undefined) continue;
    await inOneStep(client, async () => {
      const { rowCount } = await client.query(
        'UPDATE schema_migrations SET checksum = $1 WHERE name = $2 AND checksum = $3',
        [file.checksum, name, checksum],
      );
      if (rowCount !== 0) await client.query(sql);
    });
  }
  for (const file of files) {
    await client.query(
      'UPDATE schema_migrations SET version = $1, name = $2 WHERE checksum = $3 AND version <> $1',
      [file.version, file.name, file.checksum],
    );
  }
}

async function inOneStep(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
