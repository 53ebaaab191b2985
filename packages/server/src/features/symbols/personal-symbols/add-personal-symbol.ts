import { type AddPersonalSymbolRequest, limits, type PersonalSymbol } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { beginRemark } from '../../journal/dreams/remarks/begin-remark.ts';
import { queueRemark } from '../../journal/dreams/remarks/queue-remark.ts';
import { keepNameUnique } from './keep-name-unique.ts';
import { lockPersonalSymbols } from './lock-personal-symbols.ts';
import { nameKey } from './name-key.ts';
import { presentPersonalSymbol } from './personal-symbols.presenter.ts';
import { createPersonalSymbolQueries } from './personal-symbols.queries.ts';
import { symbolValues } from './symbol-values.ts';

/**
 * Adds a symbol of the member's own, and marks it in the dreams of the journal that name it.
 * Throws `personal_symbols.name_taken` and `personal_symbols.limit_reached`.
 */
export async function addPersonalSymbol(
  context: AppContext,
  { member, request }: { readonly member: Pick<Member, 'id'>; readonly request: AddPersonalSymbolRequest },
): Promise<PersonalSymbol> {
  const { db, clock } = context;
  const now = clock.now();
  const added = await keepNameUnique(() =>
    inTransaction(db, async (tx) => {
      await lockPersonalSymbols(tx, member.id);
      const queries = createPersonalSymbolQueries(tx);
      const count = await queries.count(member.id);
      assertThat(count < limits.personalSymbol.perMember, 'personal_symbols.limit_reached');
      const added = await queries.insert({
        language: 'en',
        ...symbolValues(request, request.name),
        name: request.name,
        nameKey: nameKey(request.name),
        userId: member.id,
        createdAt: now,
        updatedAt: now,
      });
      invariant(added, 'an insert returns its row');
      const words = [added.name, ...added.variations];
      await queueRemark(tx, context, { userId: member.id, words, symbolIds: [] });
      return added;
    }),
  );
  await beginRemark(context, member.id);
  const marked = await createPersonalSymbolQueries(db).find(member.id, added.id);
  return presentPersonalSymbol(marked ?? added);
}
