import type { InvariantCheck } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { Actor } from '../audit-log/actor.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { checkInvariants, isBroken } from './check-invariants.ts';
import { keepCheck } from './keep-check.ts';
import { showCheck } from './show-check.ts';

/** Checks for an administrator, and keeps what was found and who asked. */
export async function checkNow(
  context: Pick<AppContext, 'db' | 'clock' | 'config'>,
  actor: Actor,
): Promise<InvariantCheck> {
  const check = await checkInvariants(context);
  const broken = check.findings.filter(isBroken).length;
  return inTransaction(context.db, async (tx) => {
    await keepCheck(tx, check);
    const details = { asked: check.findings.length, broken };
    await recordAudit(tx, {
      actor,
      action: 'invariants.checked',
      userId: null,
      reason: null,
      details,
      now: check.checkedAt,
    });
    const shown = await showCheck(tx);
    invariant(shown, 'it was kept a moment ago');
    return shown;
  });
}
