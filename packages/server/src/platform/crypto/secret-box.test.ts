import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox, SecretKeyError } from './secret-box.ts';

let filesFolder: string;

beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'chitta-box-'));
});
afterAll(() => rm(filesFolder, { recursive: true, force: true }));

const secret = Buffer.from('a secret of twenty b');

const newKey = () => randomBytes(32).toString('base64');

function box(keys: { readonly secretKey?: string; readonly previousSecretKey?: string } = {}) {
  const { secretKey = null, previousSecretKey = null } = keys;
  return createSecretBox({ config: { filesFolder }, secrets: { secretKey, previousSecretKey } });
}

describe('the secret box', () => {
  it('opens what it sealed, also after a restart, and seals nothing twice alike', async () => {
    const sealed = await box().seal(secret);
    expect(await box().open(sealed)).toEqual(secret);
    expect(sealed.includes(secret)).toBe(false);
    expect(await box().seal(secret)).not.toEqual(sealed);
  });

  it('keeps its key where only the server reads it', async () => {
    await box().seal(secret);
    const { mode, size } = await stat(join(filesFolder, 'keys', 'secret.key'));
    expect([mode & 0o777, size]).toEqual([0o600, 32]);
  });

  it('makes one key where two begin at once', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'chitta-box-'));
    const secrets = { secretKey: null, previousSecretKey: null };
    const make = () => createSecretBox({ config: { filesFolder: fresh }, secrets });
    const sealed = await Promise.all(Array.from({ length: 8 }, () => make().seal(secret)));
    for (const each of sealed) expect(await make().open(each)).toEqual(secret);
    await rm(fresh, { recursive: true, force: true });
  });

  it('takes the key of the operator, and opens nothing with another', async () => {
    const [one, two] = [newKey(), newKey()];
    const sealed = await box({ secretKey: one }).seal(secret);
    expect(await box({ secretKey: one }).open(sealed)).toEqual(secret);
    await expect(box({ secretKey: two }).open(sealed)).rejects.toBeInstanceOf(SecretKeyError);
    await expect(box().open(sealed)).rejects.toBeInstanceOf(SecretKeyError);
  });

  it('opens with the key before and with the key file, and seals with neither', async () => {
    const [old, current] = [newKey(), newKey()];
    const now = box({ secretKey: current, previousSecretKey: old });
    for (const earlier of [box({ secretKey: old }), box()]) {
      const sealed = await earlier.seal(secret);
      expect(await now.open(sealed)).toEqual(secret);
      expect(await now.isCurrent(sealed)).toBe(false);
    }
    const sealed = await now.seal(secret);
    expect(await now.isCurrent(sealed)).toBe(true);
    await expect(box({ secretKey: old }).open(sealed)).rejects.toBeInstanceOf(SecretKeyError);
  });

  it('notices what was changed', async () => {
    const sealed = await box().seal(secret);
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    await expect(box().open(sealed)).rejects.toThrow();
  });
});
