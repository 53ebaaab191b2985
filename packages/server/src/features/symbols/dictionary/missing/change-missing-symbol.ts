import type { MissingSymbol } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { presentMissingSymbol } from './missing.presenter.ts';
import { createMissingQueries } from './missing.queries.ts';

export interface MissingSymbolVerdict extends Pick<MissingSymbol, 'id' | 'status'> {
  readonly actor: Actor;
}

/**
 * Says what became of a missing word. The log names it by number alone: a word out of somebody's dream goes with its
 * member, and nothing goes out of the log. Throws `symbols.missing_not_found`.
 */
export async function changeMissingSymbol(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { actor, id, status }: MissingSymbolVerdict,
): Promise<MissingSymbol> {
  const { row, places } = await inTransaction(db, async (tx) => {
    const queries = createMissingQueries(tx);
    const changed = await queries.changeStatus(id, status);
    assertThat(changed, 'symbols.missing_not_found');
    const details = { number: id, language: changed.language, to: status };
    await recordAudit(tx, {
      actor,
      action: 'missing_word.judged',
      userId: null,
      reason: null,
      details,
      now: clock.now(),
    });
    return { row: changed, places: (await queries.listPlaces([id])).get(id) ?? [] };
  });
  return presentMissingSymbol(row, places);
}
