import type pg from 'pg';
import { forgetSealed, readSealed, type SealedColumn, sealedColumns, writeSealed } from './sealed-columns.ts';
import { type SecretBox, SecretKeyError } from './secret-box.ts';

/** What was done, in numbers of secrets. */
export interface PreparedSecrets {
  /** Sealed with the key of today: they lay plain, or were sealed with an older one. */
  readonly resealed: number;
  /** Taken away, since no key opens them. */
  readonly forgotten: number;
}

interface Parts {
  readonly pool: pg.Pool;
  readonly secretBox: SecretBox;
}

const checkedText = Buffer.from('chitta');

const wrongKey =
  'The secrets in this database (of authenticator apps, say) are sealed with another key than the one here. ' +
  'Set SECRET_KEY to the key of the other nodes, or of where the data came from: there it is SECRET_KEY, or else ' +
  'what "base64 < DATA_DIR/files/keys/secret.key" prints. Where you have changed it, give the one before as ' +
  'SECRET_KEY_PREVIOUS. If it is lost for good: npm run chitta -- secrets forget';

/**
 * Makes sure, at start, that everything sealed can be opened with the keys that are here, and seals it with the key of
 * today where it is not: what lay plain, and what an older key has sealed. Nodes that start together do so one after
 * another. Throws `SecretKeyError` where a key is missing, and leaves everything as it was; with `isForgetting` takes
 * away what cannot be opened.
 */
export async function prepareSecrets(
  { pool, secretBox }: Parts,
  { isForgetting = false }: { readonly isForgetting?: boolean } = {},
): Promise<PreparedSecrets> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL statement_timeout = '120s'`);
    await client.query('LOCK TABLE secret_key_checks IN EXCLUSIVE MODE');
    const prepared = await prepare(client, secretBox, isForgetting);
    await client.query('COMMIT');
    return prepared;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release(true);
  }
}

async function prepare(
  client: pg.ClientBase,
  box: SecretBox,
  isForgetting: boolean,
): Promise<PreparedSecrets> {
  const check = await readCheck(client);
  const isKnown = check !== null && (await box.isCurrent(check));
  if (!isKnown && check !== null && !isForgetting) await box.open(check).catch(explain);
  let resealed = 0;
  let forgotten = 0;
  for (const column of sealedColumns) {
    const done = await resealColumn(client, box, { column, arePlain: isKnown && !isForgetting });
    if (done.unreadable.length > 0 && !isForgetting) throw new SecretKeyError(wrongKey);
    await forgetSealed(client, column, done.unreadable);
    resealed += done.resealed;
    forgotten += done.unreadable.length;
  }
  if (!isKnown) await writeCheck(client, await box.seal(checkedText));
  return { resealed, forgotten };
}

async function resealColumn(
  client: pg.ClientBase,
  box: SecretBox,
  { column, arePlain }: { readonly column: SealedColumn; readonly arePlain: boolean },
): Promise<{ resealed: number; unreadable: number[] }> {
  let resealed = 0;
  const unreadable: number[] = [];
  for (const { id, sealed } of await readSealed(client, column, { arePlain })) {
    if (await box.isCurrent(sealed)) continue;
    const secret = await box.open(sealed).catch(() => null);
    if (secret === null) {
      unreadable.push(id);
      continue;
    }
    await writeSealed(client, column, { id, sealed: await box.seal(secret) });
    resealed += 1;
  }
  return { resealed, unreadable };
}

function explain(cause: unknown): never {
  throw new SecretKeyError(wrongKey, { cause });
}

async function readCheck(client: pg.ClientBase): Promise<Buffer | null> {
  const { rows } = await client.query<{ sealed: Buffer }>('SELECT sealed FROM secret_key_checks');
  return rows[0]?.sealed ?? null;
}

async function writeCheck(client: pg.ClientBase, sealed: Buffer): Promise<void> {
  await client.query(
    'INSERT INTO secret_key_checks (sealed) VALUES ($1) ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed',
    [sealed],
  );
}
