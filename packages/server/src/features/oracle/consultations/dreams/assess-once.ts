import { createHash } from 'node:crypto';
import type { AssessedPractice } from '@chitta/interpretation/oracle';
import type { AppContext } from '#server/context.ts';
import type { Engine } from '#server/platform/engine/engine.ts';
import type { AssessTask } from '#server/platform/engine/oracle-task.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { canonicalJson } from '#server/platform/text/canonical-json.ts';

/** Assessments that are kept in memory, of all members together; each is some thousand characters. */
const most = 500;

const kept = new WeakMap<Engine, Map<string, AssessedPractice>>();

/**
 * What a practice has come to, or which dreams touch a question that was taken into the night. Pages ask for the same
 * again each time they are opened: as long as nothing that it is made of has changed, it is not worked out anew.
 */
export async function assessOnce(
  { engine, dictionary }: Pick<AppContext, 'engine' | 'dictionary'>,
  member: Pick<Member, 'id'>,
  task: AssessTask,
): Promise<AssessedPractice> {
  const known = kept.get(engine) ?? new Map<string, AssessedPractice>();
  kept.set(engine, known);
  const made = canonicalJson({ member: member.id, version: dictionary.version, task });
  const key = createHash('sha256').update(made).digest('base64url');
  const found = known.get(key) ?? (await engine.assess({ member }, task));
  // The one that was asked for longest ago goes first.
  known.delete(key);
  known.set(key, found);
  for (const oldest of known.keys()) {
    if (known.size <= most) break;
    known.delete(oldest);
  }
  return found;
}
