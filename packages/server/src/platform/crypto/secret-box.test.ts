import { createHmac, randomBytes } from 'node:crypto';
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

describe('what the secret box signs', () => {
  it('is known again after a restart, and nothing else is', async () => {
    const key = newKey();
    const signature = await box({ secretKey: key }).sign('reading', 'a text');
    const later = box({ secretKey: key });
    expect(await later.isSigned('reading', 'a text', signature)).toBe(true);
    expect(await later.isSigned('reading', 'a texts', signature)).toBe(false);
    expect(await box({ secretKey: newKey() }).isSigned('reading', 'a text', signature)).toBe(false);
  });

  it.each(['', 'A', '*'.repeat(43), 'A'.repeat(44), 'x'.repeat(100)])('is not "%s"', async (signature) => {
    expect(await box().isSigned('reading', 'a text', signature)).toBe(false);
  });

  it('is not signed with the key that secrets are sealed with', async () => {
    const secretKey = newKey();
    const plain = createHmac('sha256', Buffer.from(secretKey, 'base64')).update('a text').digest('base64url');
    expect(await box({ secretKey }).sign('reading', 'a text')).not.toBe(plain);
  });
});

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
