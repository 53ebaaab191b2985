import { limits, type PersonalSymbol } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { beginRemark } from '../../journal/dreams/remarks/begin-remark.ts';
import { queueRemark } from '../../journal/dreams/remarks/queue-remark.ts';
import { keepNameUnique } from './keep-name-unique.ts';
import { lockPersonalSymbols } from './lock-personal-symbols.ts';
import { presentPersonalSymbol } from './personal-symbols.presenter.ts';
import { createPersonalSymbolQueries } from './personal-symbols.queries.ts';

export const restoreWindowMs = limits.personalSymbolRestoreHours * 60 * 60 * 1000;

/**
 * Brings a deleted symbol back and marks its dreams again. One that is not deleted is simply given, so that a repeated
 * call succeeds. Throws `personal_symbols.not_found`, `personal_symbols.name_taken`, `personal_symbols.limit_reached`.
 */
export async function restorePersonalSymbol(
  context: AppContext,
  { member, id }: { readonly member: Pick<Member, 'id'>; readonly id: number },
): Promise<PersonalSymbol> {
  const { db, clock } = context;
  const since = new Date(clock.now().getTime() - restoreWindowMs);
  const restored = await keepNameUnique(() =>
    inTransaction(db, async (tx) => {
      await lockPersonalSymbols(tx, member.id);
      const queries = createPersonalSymbolQueries(tx);
      const kept = await queries.find(member.id, id);
      if (kept !== undefined) return kept;
      const count = await queries.count(member.id);
      assertThat(count < limits.personalSymbol.perMember, 'personal_symbols.limit_reached');
      const restored = await queries.restore(member.id, id, since);
      assertThat(restored, 'personal_symbols.not_found');
      const words = [restored.name, ...restored.variations];
      await queueRemark(tx, context, { userId: member.id, words, symbolIds: [] });
      return restored;
    }),
  );
  await beginRemark(context, member.id);
  const marked = await createPersonalSymbolQueries(db).find(member.id, id);
  return presentPersonalSymbol(marked ?? restored);
}
