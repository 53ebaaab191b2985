import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

let filesFolder: string;

beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'chitta-box-'));
});
afterAll(() => rm(filesFolder, { recursive: true, force: true }));

const secret = Buffer.from('a secret of twenty b');

function box(options: { kind?: 'embedded' | 'url'; secretKey?: string } = {}) {
  const database =
    options.kind === 'url' ? ({ kind: 'url' } as const) : ({ kind: 'embedded', dataDir: '' } as const);
  return createSecretBox({
    config: { database, filesFolder },
    secrets: { secretKey: options.secretKey ?? null },
  });
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
    const config = { database: { kind: 'embedded', dataDir: '' } as const, filesFolder: fresh };
    const make = () => createSecretBox({ config, secrets: { secretKey: null } });
    const sealed = await Promise.all(Array.from({ length: 8 }, () => make().seal(secret)));
    for (const each of sealed) expect(await make().open(each)).toEqual(secret);
    await rm(fresh, { recursive: true, force: true });
  });

  it('takes the key of the operator, and opens nothing with another', async () => {
    const keys = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')] as const;
    const sealed = await box({ kind: 'url', secretKey: keys[0] }).seal(secret);
    expect(await box({ kind: 'url', secretKey: keys[0] }).open(sealed)).toEqual(secret);
    await expect(box({ kind: 'url', secretKey: keys[1] }).open(sealed)).rejects.toThrow();
    await expect(box({ kind: 'url' }).open(sealed)).rejects.toThrow('SECRET_KEY is missing');
  });

  it('notices what was changed', async () => {
    const sealed = await box().seal(secret);
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    await expect(box().open(sealed)).rejects.toThrow();
  });

  it('leaves secrets readable on an outside database without a key', async () => {
    const sealed = await box({ kind: 'url' }).seal(secret);
    expect(await box({ kind: 'url', secretKey: randomBytes(32).toString('base64') }).open(sealed)).toEqual(
      secret,
    );
  });
});
