import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { readSecretKeys, type SecretKeys } from './secret-keys.ts';

/** What is signed, each with a key of its own: a signature of one kind says nothing of another. */
export type SignatureUse = 'reading' | 'unsubscribe';

/**
 * What is done with the server's own key: locks up small secrets that must be readable again, so that a copy of the
 * database alone does not tell them, and signs what clients bring back.
 */
export interface SecretBox {
  seal(secret: Uint8Array): Promise<Buffer>;
  /** Throws `SecretKeyError` where none of the keys is the one that it was sealed with. */
  open(sealed: Buffer): Promise<Buffer>;
  /** Whether it was sealed with the key that new secrets are sealed with. */
  isCurrent(sealed: Buffer): Promise<boolean>;
  /** The server's word on a text: its HMAC-SHA-256 in base64url. The same text always gets the same. */
  sign(use: SignatureUse, text: string): Promise<string>;
  /** Whether the server gave its word on this text, with any of its keys; says nothing by the time it takes. */
  isSigned(use: SignatureUse, text: string, signature: string): Promise<boolean>;
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
const signatureBytes = 32;
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
    async sign(use, text) {
      const { current } = await findKeys();
      return signWith(current, use, text).toString('base64url');
    },
    async isSigned(use, text, signature) {
      const { current, others } = await findKeys();
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== signatureBytes) return false;
      const equal = [current, ...others].map((key) => timingSafeEqual(signWith(key, use, text), given));
      return equal.includes(true);
    },
  };
}

/** With a key for this use alone, which follows from the server's. */
function signWith(key: Buffer, use: SignatureUse, text: string): Buffer {
  const own = hkdfSync('sha256', key, '', `chitta signature: ${use}`, signatureBytes);
  return createHmac('sha256', Buffer.from(own)).update(text).digest();
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
