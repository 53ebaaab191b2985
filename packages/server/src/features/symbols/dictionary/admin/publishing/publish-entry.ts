import type { DeskEntry, PublishRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { changeEntry, nameOf } from './change-entry.ts';

/** Publishes what an administrator has written. Throws as `changeEntry` does. */
export function publishEntry(
  context: AppContext,
  { actor, content, isHidden, basedOn }: PublishRequest & { readonly actor: Actor },
): Promise<DeskEntry> {
  const after = { content, isHidden };
  return changeEntry(context, { name: nameOf(after), after, basedOn, actor, action: 'entry.published' });
}
