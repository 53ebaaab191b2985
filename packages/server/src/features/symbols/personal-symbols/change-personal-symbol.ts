import type { ChangePersonalSymbolRequest, PersonalSymbol } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { beginRemark } from '../../journal/dreams/remarks/begin-remark.ts';
import { queueRemark } from '../../journal/dreams/remarks/queue-remark.ts';
import { personalSymbolId } from '../dictionary/personal-symbol-id.ts';
import { keepNameUnique } from './keep-name-unique.ts';
import { presentPersonalSymbol } from './personal-symbols.presenter.ts';
import { createPersonalSymbolQueries } from './personal-symbols.queries.ts';
import { symbolValues } from './symbol-values.ts';

export interface ChangePersonalSymbolOptions {
  readonly member: Pick<Member, 'id'>;
  readonly id: number;
  readonly changes: ChangePersonalSymbolRequest;
}

/**
 * Changes a symbol of the member's own. Where it is found by other words now, the dreams that name it are marked anew.
 * Throws `personal_symbols.not_found` (also for symbols of others) and `personal_symbols.name_taken`.
 */
export async function changePersonalSymbol(
  context: AppContext,
  { member, id, changes }: ChangePersonalSymbolOptions,
): Promise<PersonalSymbol> {
  const { db, clock } = context;
  const { name, variations, language, group } = changes;
  const isFoundOtherwise = [name, variations, language, group].some((each) => each !== undefined);
  const changed = await keepNameUnique(() =>
    inTransaction(db, async (tx) => {
      const queries = createPersonalSymbolQueries(tx);
      const before = await queries.find(member.id, id);
      assertThat(before, 'personal_symbols.not_found');
      const values = symbolValues(changes, changes.name ?? before.name);
      const updated = await queries.update(member.id, id, { ...values, updatedAt: clock.now() });
      assertThat(updated, 'personal_symbols.not_found');
      if (!isFoundOtherwise) return updated;
      const words = [updated.name, ...updated.variations];
      await queueRemark(tx, context, { userId: member.id, words, symbolIds: [personalSymbolId(id)] });
      return updated;
    }),
  );
  if (!isFoundOtherwise) return presentPersonalSymbol(changed);
  await beginRemark(context, member.id);
  const marked = await createPersonalSymbolQueries(db).find(member.id, id);
  return presentPersonalSymbol(marked ?? changed);
}
