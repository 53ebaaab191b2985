import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { hashAddress } from '#server/features/identity/account-deletion/hash-address.ts';
import { unaliasAddress } from '#server/platform/text/unalias-address.ts';
import { createReferralsQueries } from '../referrals.queries.ts';
import { createFactsQueries } from './facts.queries.ts';

type Parts = Pick<AppContext, 'secretBox'>;

/** Whether this person had a free first month before, in whatever account. */
export async function isTrialUsed(parts: Parts, tx: Transaction, userId: number): Promise<boolean> {
  return createReferralsQueries(tx).hasUsedTrial(await hashPerson(parts, tx, userId));
}

/** Keeps that they had one, in a form that tells nobody who they are and outlives the account. */
export async function rememberTrial(parts: Parts, tx: Transaction, userId: number, now: Date): Promise<void> {
  await createReferralsQueries(tx).addUsedTrials(await hashPerson(parts, tx, userId), now);
}

/** By mailbox and by every card: the names differ, so that neither is taken for the other. */
async function hashPerson({ secretBox }: Parts, tx: Transaction, userId: number): Promise<string[]> {
  const person = await createReferralsQueries(tx).findPerson(userId);
  const cards = await createFactsQueries(tx).listCards(userId);
  const names = [`mailbox:${unaliasAddress(person?.email ?? '')}`, ...cards.map((card) => `card:${card}`)];
  const hashes: string[] = [];
  for (const name of names) hashes.push(await hashAddress({ db: tx, secretBox }, name));
  return hashes;
}
