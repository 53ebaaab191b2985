import type { AdminCelebrity, EditCelebrityRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { presentAdminCelebrity } from './admin.presenter.ts';
import { createAdminQueries } from './admin.queries.ts';
import { editEntry } from './edit-entry.ts';

export interface EditCelebrityOptions {
  readonly actor: Actor;
  readonly id: number;
  readonly changes: EditCelebrityRequest;
}

/** Changes a famous person, as `editEntry` does. Throws `symbols.not_found`. */
export async function editCelebrity(
  context: AppContext,
  { actor, id, changes }: EditCelebrityOptions,
): Promise<AdminCelebrity> {
  const row = await editEntry(context, {
    actor,
    action: 'celebrity.edited',
    entry: { number: id },
    changes,
    name: async (tx) => {
      const key = await createAdminQueries(tx).findCelebrityName(id);
      return key === undefined ? undefined : { kind: 'celebrity', key };
    },
    write: (tx, wanted) => createAdminQueries(tx).editCelebrity(id, wanted),
  });
  return presentAdminCelebrity(row);
}
