import { createECDH } from 'node:crypto';
import type { Secrets } from '#server/config/secrets.ts';
import type { Database } from '#server/db/client.ts';
import { pushKeys } from '#server/db/tables/platform/push-keys.ts';
import type { SecretBox } from '../crypto/secret-box.ts';
import { invariant } from '../errors/invariant.ts';
import type { Clock } from '../time/clock.ts';

const curve = 'prime256v1';

/** A pair of the curve P-256 in base64url: 65 bytes of a point, and 32 of a number. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface VapidKeyParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secretBox: SecretBox;
  readonly secrets: Pick<Secrets, 'vapidPrivateKey'>;
}

/**
 * The operator's pair where one is set, else that of the database, which is made where there is none. Nodes that do so at
 * once all get the one that was kept first.
 */
export async function readVapidKeys(parts: VapidKeyParts): Promise<VapidKeys> {
  const { vapidPrivateKey } = parts.secrets;
  if (vapidPrivateKey !== null) return pairOf(Buffer.from(vapidPrivateKey, 'base64url'));
  const kept = (await readKept(parts)) ?? (await keepFirst(parts));
  invariant(kept, 'a pair that was kept is there');
  return kept;
}

async function readKept({ db, secretBox }: VapidKeyParts): Promise<VapidKeys | null> {
  const [row] = await db.select().from(pushKeys);
  return row ? pairOf(await secretBox.open(row.sealed)) : null;
}

async function keepFirst(parts: VapidKeyParts): Promise<VapidKeys | null> {
  const { db, clock, secretBox } = parts;
  const ecdh = createECDH(curve);
  ecdh.generateKeys();
  const privateKey = pad(ecdh.getPrivateKey());
  await db
    .insert(pushKeys)
    .values({
      publicKey: pairOf(privateKey).publicKey,
      sealed: await secretBox.seal(privateKey),
      createdAt: clock.now(),
    })
    .onConflictDoNothing();
  return readKept(parts);
}

/** OpenSSL leaves out leading zeros. */
const pad = (key: Buffer) => Buffer.concat([Buffer.alloc(32 - key.length), key]);

function pairOf(privateKey: Buffer): VapidKeys {
  const ecdh = createECDH(curve);
  ecdh.setPrivateKey(privateKey);
  return {
    publicKey: ecdh.getPublicKey('base64url', 'uncompressed'),
    privateKey: privateKey.toString('base64url'),
  };
}
