import type { DeskEntry } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { versionOf } from '#server/platform/dictionary/entry-state.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { changeEntry } from './change-entry.ts';
import { createChangesQueries } from './changes.queries.ts';

export interface UndoOptions {
  readonly id: number;
  readonly actor: Actor;
}

/**
 * Puts back what was there before a change, which is a change of its own and can be taken back as well. Throws
 * `symbols.change_not_found`, and `symbols.changed_meanwhile` where the entry has been changed since.
 */
export async function undoChange(context: AppContext, { id, actor }: UndoOptions): Promise<DeskEntry> {
  const change = await createChangesQueries(context.db).find(id);
  assertThat(change, 'symbols.change_not_found');
  const { kind, key, before, after } = change;
  return changeEntry(context, {
    name: { kind, key },
    after: before,
    gone: after?.content,
    basedOn: versionOf(after),
    actor,
    action: 'entry.undone',
    undoes: id,
  });
}
