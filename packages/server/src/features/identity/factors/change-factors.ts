import type { FactorsChange } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { FactorOwner } from './factor-owner.ts';
import { canBeWithoutFactors, hasFactor, isSecondStepOn } from './factors.policy.ts';
import { presentFactors } from './factors.presenter.ts';
import { createFactorsQueries } from './factors.queries.ts';
import { makeRecoveryCodes } from './recovery-codes/make-recovery-codes.ts';
import { createRecoveryCodesQueries } from './recovery-codes/recovery-codes.queries.ts';

/** What the mail to the owner tells of; null: nothing that anybody gets in by. */
export type FactorFact =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_asked'
  | 'passkey_not_asked';

/** What is done in the transaction, and what the owner is told of it. */
type Work = (tx: Transaction) => Promise<{ readonly fact: FactorFact | null; readonly name?: string }>;

/**
 * Changes a member's factors in one transaction, one change after the other. Where a second step begins, its recovery
 * codes are made; where the last factor goes, so do they. The owner is told by mail. Throws
 * `factors.last_of_administrator`, and nothing is changed then.
 */
export async function changeFactors(
  context: AppContext,
  owner: FactorOwner,
  work: Work,
): Promise<FactorsChange> {
  const { member } = owner;
  return inTransaction(context.db, async (tx) => {
    const queries = createFactorsQueries(tx);
    await queries.lockMember(member.id);
    const { fact, name = '' } = await work(tx);
    const left = await queries.findState(member.id);
    assertThat(
      hasFactor(left) || canBeWithoutFactors(member) || !fact?.endsWith('removed'),
      'factors.last_of_administrator',
    );
    const isOn = isSecondStepOn(member, left);
    const fresh =
      isOn && left.recoveryCodesLeft === 0 ? await makeRecoveryCodes(context, tx, member.id) : null;
    if (!isOn) await createRecoveryCodesQueries(tx).deleteAll(member.id);
    if (fact !== null) await tellOwner(context, tx, owner, { fact, name });
    const state = await queries.findState(member.id);
    return { factors: presentFactors(state, owner), recoveryCodes: fresh };
  });
}

/** A mail about a change; whoever did not make it learns what to do. */
export function tellOwner(
  context: AppContext,
  tx: Transaction,
  { member, request }: Pick<FactorOwner, 'member' | 'request'>,
  params: { readonly fact: string; readonly name?: string },
): Promise<void> {
  return enqueueMail(context, tx, {
    kind: 'factors-changed',
    userId: member.id,
    recipient: member.email,
    language: member.language,
    origin: ownOrigin(context.config, request),
    params,
  });
}
