import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { readSecretKeys, type SecretKeys } from './secret-keys.ts';

/** Locks up small secrets that must be readable again, so that a copy of the database alone does not tell them. */
export interface SecretBox {
  seal(secret: Uint8Array): Promise<Buffer>;
  /** Throws `SecretKeyError` where none of the keys is the one that it was sealed with. */
  open(sealed: Buffer): Promise<Buffer>;
  /** Whether it was sealed with the key that new secrets are sealed with. */
  isCurrent(sealed: Buffer): Promise<boolean>;
}

/** The key here is not the one that secrets were sealed with. The message is for the operator. */
export class SecretKeyError extends Error {
  override name = 'SecretKeyError';
}

interface SecretBoxParts {
  readonly config: Pick<Config, 'filesFolder'>;
  readonly secrets: Pick<Secrets, 'secretKey' | 'previousSecretKey'>;
}

const nonceBytes = 12;
const tagBytes = 16;
/** First byte of what is sealed: how it was done. Nothing is kept plain any more; what is left of it is sealed at start. */
export const forms = { plain: 0, aes256gcm: 1 } as const;

/**
 * Seals with the operator's `SECRET_KEY`, or else with a key file below the folder of files, which is made where there is
 * none. Opens what was sealed with either, and with `SECRET_KEY_PREVIOUS`, so that keys can be exchanged.
 */
export function createSecretBox({ config, secrets }: SecretBoxParts): SecretBox {
  let keys: Promise<SecretKeys> | undefined;
  const findKeys = () => {
    keys ??= readSecretKeys(secrets, config.filesFolder);
    return keys;
  };
  return {
    async seal(secret) {
      const { current } = await findKeys();
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', current, nonce);
      const body = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([Buffer.of(forms.aes256gcm), nonce, cipher.getAuthTag(), body]);
    },
    async open(sealed) {
      if (sealed[0] === forms.plain) return sealed.subarray(1);
      const { current, others } = await findKeys();
      for (const key of [current, ...others]) {
        const opened = openWith(key, sealed);
        if (opened !== null) return opened;
      }
      throw new SecretKeyError('A secret is sealed with another key than those that are here.');
    },
    async isCurrent(sealed) {
      const { current } = await findKeys();
      return sealed[0] === forms.aes256gcm && openWith(current, sealed) !== null;
    },
  };
}

/** Null where it was sealed with another key, or changed since. */
function openWith(key: Buffer, sealed: Buffer): Buffer | null {
  const bodyFrom = 1 + nonceBytes + tagBytes;
  if (sealed.length < bodyFrom) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + nonceBytes));
  decipher.setAuthTag(sealed.subarray(1 + nonceBytes, bodyFrom));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(bodyFrom)), decipher.final()]);
  } catch {
    return null;
  }
}
