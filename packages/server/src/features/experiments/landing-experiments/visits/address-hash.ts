import { createHmac } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { AppContext } from '#server/context.ts';
import { abTestSalts } from '#server/db/tables/experiments/ab-test.ts';
import { createSecretToken } from '#server/platform/crypto/secret-token.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;

/**
 * Hashes addresses with a salt that all nodes share for a day (UTC). It is thrown away after it, so that nobody, we included,
 * can tell then whose a hash is, or whether those of two days are of one.
 */
export function createAddressHash({ db, clock }: Parts): (ip: string) => Promise<string> {
  let known = { day: '', salt: '' };
  return async (ip) => {
    const day = clock.now().toISOString().slice(0, 10);
    if (known.day !== day) known = { day, salt: await saltOf({ db }, day) };
    return createHmac('sha256', known.salt).update(addressKey(ip)).digest('base64url').slice(0, 22);
  };
}

async function saltOf({ db }: Pick<Parts, 'db'>, day: string): Promise<string> {
  await db.insert(abTestSalts).values({ day, salt: createSecretToken() }).onConflictDoNothing();
  const [row] = await db.select().from(abTestSalts).where(eq(abTestSalts.day, day));
  return row?.salt ?? createSecretToken();
}

/** Throws the salts of days away that are over. */
export async function forgetSalts({ db, clock }: Parts): Promise<void> {
  await db.delete(abTestSalts).where(lt(abTestSalts.day, clock.now().toISOString().slice(0, 10)));
}
