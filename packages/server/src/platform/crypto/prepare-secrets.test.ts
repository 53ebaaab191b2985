import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { beginTotp } from '#server/testing/factor-factories.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { prepareSecrets } from './prepare-secrets.ts';
import { sealedColumns } from './sealed-columns.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';

const [first, second, third] = [newKey(), newKey(), newKey()];
let testApp: TestApp;
let userId: number;
let elsewhere: string;

function newKey(): string {
  return randomBytes(32).toString('base64');
}

beforeEach(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), 'chitta-keys-'));
  testApp = await buildTestApp({ env: { SECRET_KEY: first } });
  const client = await signedInClient(testApp);
  userId = client.user.id;
  await beginTotp(testApp, client);
});
afterEach(async () => {
  await testApp.close();
  await rm(elsewhere, { recursive: true, force: true });
});

/** As a node with these keys would have it, on a machine without a key file. */
function boxWith(secretKey: string | null, previousSecretKey: string | null = null): SecretBox {
  return createSecretBox({ config: { filesFolder: elsewhere }, secrets: { secretKey, previousSecretKey } });
}

const prepareWith = (secretBox: SecretBox, options = {}) =>
  prepareSecrets({ pool: testApp.context.pool, secretBox }, options);

async function sealedSecret(): Promise<Buffer> {
  const { rows } = await testApp.context.pool.query('SELECT secret FROM totp_factors');
  return rows[0]?.secret;
}

describe('prepareSecrets', () => {
  it('seals what lay plain', async () => {
    const secret = randomBytes(20);
    const plain = Buffer.concat([Buffer.of(0), secret]);
    await testApp.context.pool.query('UPDATE totp_factors SET secret = $1', [plain]);
    expect(await prepareWith(boxWith(first))).toEqual({ resealed: 1, forgotten: 0 });
    const sealed = await sealedSecret();
    expect(sealed.includes(secret)).toBe(false);
    expect(await boxWith(first).open(sealed)).toEqual(secret);
    expect(await prepareWith(boxWith(first))).toEqual({ resealed: 0, forgotten: 0 });
  });

  it('seals everything anew with a new key, where the one before is given', async () => {
    const secret = await boxWith(first).open(await sealedSecret());
    await prepareWith(boxWith(first));
    expect(await prepareWith(boxWith(second, first))).toEqual({ resealed: 1, forgotten: 0 });
    expect(await boxWith(second).open(await sealedSecret())).toEqual(secret);
    expect(await prepareWith(boxWith(second))).toEqual({ resealed: 0, forgotten: 0 });
  });

  it('refuses another key and changes nothing, also where nothing is sealed yet', async () => {
    const sealed = await sealedSecret();
    await expect(prepareWith(boxWith(second, third))).rejects.toThrow('SECRET_KEY_PREVIOUS');
    expect(await sealedSecret()).toEqual(sealed);
    await testApp.context.pool.query('DELETE FROM totp_factors');
    await prepareWith(boxWith(first));
    await expect(prepareWith(boxWith(null))).rejects.toThrow('sealed with another key');
  });

  it('takes away what no key opens, if the operator says so, and nothing else', async () => {
    await prepareWith(boxWith(first));
    const kept = await signedInClient(testApp);
    await testApp.context.pool.query(
      'INSERT INTO totp_factors (user_id, secret, created_at) VALUES ($1, $2, now())',
      [kept.user.id, await boxWith(second).seal(randomBytes(20))],
    );
    expect(await prepareWith(boxWith(second), { isForgetting: true })).toEqual({ resealed: 0, forgotten: 1 });
    const { rows } = await testApp.context.pool.query('SELECT user_id FROM totp_factors');
    expect(rows).toEqual([{ user_id: kept.user.id }]);
    expect(userId).not.toBe(kept.user.id);
    expect(await prepareWith(boxWith(second))).toEqual({ resealed: 0, forgotten: 0 });
  });
});

it('knows every column of bytes, sealed or with a reason not to be', async () => {
  const open = [
    'idempotency_keys.request_hash',
    'oracle_shares.token_hash',
    'passkeys.public_key',
    'secret_key_checks.sealed',
  ];
  const { rows } = await testApp.context.pool.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'bytea'`,
  );
  const known = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...known, ...open].toSorted());
});
