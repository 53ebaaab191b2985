import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { invariant } from '../errors/invariant.ts';

/** Locks up small secrets that must be readable again, so that a copy of the database alone does not tell them. */
export interface SecretBox {
  seal(secret: Uint8Array): Promise<Buffer>;
  /** Fails where the key is another than the one that it was sealed with. */
  open(sealed: Buffer): Promise<Buffer>;
}

interface SecretBoxParts {
  readonly config: Pick<Config, 'database' | 'filesFolder'>;
  readonly secrets: Pick<Secrets, 'secretKey'>;
}

/** Below the folder of members' files, which is backed up with the database: what is restored must be readable. */
export const secretKeyFile = 'keys/secret.key';

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** First byte of what is sealed: how it was done. */
const forms = { plain: 0, aes256gcm: 1 } as const;

/**
 * The key is the operator's `SECRET_KEY`. Without one the embedded set-up makes a key file of its own; several nodes on
 * one outside database would each make another, so there secrets stay readable (docs/decisions, second factors).
 */
export function createSecretBox({ config, secrets }: SecretBoxParts): SecretBox {
  let key: Promise<Buffer | null> | undefined;
  const findKey = () => {
    key ??= readKey(secrets.secretKey, config);
    return key;
  };
  return {
    async seal(secret) {
      const found = await findKey();
      if (found === null) return Buffer.concat([Buffer.of(forms.plain), secret]);
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', found, nonce);
      const body = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([Buffer.of(forms.aes256gcm), nonce, cipher.getAuthTag(), body]);
    },
    async open(sealed) {
      if (sealed[0] === forms.plain) return sealed.subarray(1);
      const found = await findKey();
      invariant(found, 'what is sealed with a key is opened with one: SECRET_KEY is missing');
      const nonce = sealed.subarray(1, 1 + nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', found, nonce);
      decipher.setAuthTag(sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes + tagBytes)), decipher.final()]);
    },
  };
}

async function readKey(
  configured: string | null,
  { database, filesFolder }: SecretBoxParts['config'],
): Promise<Buffer | null> {
  if (configured !== null) return Buffer.from(configured, 'base64');
  if (database.kind === 'url') return null;
  const file = join(filesFolder, secretKeyFile);
  const kept = await readFile(file).catch(() => null);
  if (kept?.length === keyBytes) return kept;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(keyBytes), { flag: 'wx', mode: 0o600 });
  // Whoever begins first gives the file its name, whole; everyone else takes that one.
  await link(draft, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  const key = await readFile(file);
  invariant(key.length === keyBytes, `${file} holds a whole key`);
  return key;
}
