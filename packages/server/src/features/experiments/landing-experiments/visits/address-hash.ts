import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { createSecretToken } from '#server/platform/crypto/secret-token.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import { createSaltQueries } from './salts.queries.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;

/**
 * Hashes addresses with a salt that all nodes share for a day (UTC). It is thrown away after it, so that nobody, we included,
 * can tell then whose a hash is, or whether those of two days are of one.
 */
export function createAddressHash({ db, clock }: Parts): (ip: string) => Promise<string> {
  let known = { day: '', salt: '' };
  return async (ip) => {
    const day = today(clock);
    if (known.day !== day) known = { day, salt: await createSaltQueries(db).keep(day, createSecretToken()) };
    return createHmac('sha256', known.salt).update(addressKey(ip)).digest('base64url').slice(0, 22);
  };
}

/** Throws the salts of days away that are over. */
export async function forgetSalts({ db, clock }: Parts): Promise<void> {
  await createSaltQueries(db).forgetBefore(today(clock));
}

function today(clock: Parts['clock']): string {
  return clock.now().toISOString().slice(0, 10);
}
