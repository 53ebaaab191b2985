import { type DeskContent, type DeskEntry, limits } from '@chitta/contract';
import type { AuditAction } from '@chitta/contract/limits';
import { keyOf } from '@chitta/symbols/checking';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { type EntryState, isSameState, versionOf } from '#server/platform/dictionary/entry-state.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { createMissingQueries } from '../../missing/missing.queries.ts';
import { createChangesQueries } from './changes.queries.ts';
import { type EntryName, readState, releasedState } from './entry-rows.queries.ts';
import { showState } from './show-entry.ts';
import { writeState } from './write-rows.queries.ts';

export interface EntryChange {
  readonly name: EntryName;
  /** Null: there is to be none. */
  readonly after: EntryState | null;
  /** What stands there, where there is to be none. */
  readonly gone?: DeskContent | undefined;
  /** Version of the entry that the change was made from. */
  readonly basedOn: string;
  readonly actor: Actor;
  readonly action: AuditAction;
  /** The change that this one takes back. */
  readonly undoes?: number;
}

/**
 * Puts an entry in the place of the one that is there, with its history, and reads with it at once; other nodes do within
 * seconds. Throws `symbols.breaks_rules`, and `symbols.changed_meanwhile` where somebody else has been faster.
 */
export async function changeEntry(context: AppContext, change: EntryChange): Promise<DeskEntry> {
  const { db, dictionary } = context;
  await dictionary.refresh({ isForced: true });
  await assertKeepsRules(context, change);
  const { released } = dictionary;
  await inTransaction(db, async (tx) => {
    await createChangesQueries(tx).lock();
    const before = await readState(tx, released, change.name);
    assertThat(versionOf(before) === change.basedOn, 'symbols.changed_meanwhile');
    if (isSameState(before, change.after)) return;
    await writeChange(context, tx, { ...change, before });
  });
  await dictionary.refresh({ isForced: true });
  return showState(released, change.name, change.after);
}

async function assertKeepsRules(
  { engine }: Pick<AppContext, 'engine'>,
  { name, after, gone, actor }: EntryChange,
): Promise<void> {
  const named = after?.content ?? gone;
  if (named === undefined) return;
  const work = { member: { id: actor.id ?? 0 } };
  const problems = await engine.checkEntry(work, { named, isHidden: after?.isHidden ?? true });
  if (problems.length === 0) return;
  const details = problems.slice(0, 20).map(({ symbol, language, message }) => ({
    path: language === null ? symbol : `${symbol}.${language}`,
    message,
  }));
  throw new AppError('symbols.breaks_rules', { details, message: `${name.key}: ${details[0]?.message}` });
}

async function writeChange(
  { clock, dictionary }: Pick<AppContext, 'clock' | 'dictionary'>,
  tx: Transaction,
  { name, before, after, actor, action, undoes }: EntryChange & { readonly before: EntryState | null },
): Promise<void> {
  const now = clock.now();
  await writeState(tx, name, after, {
    isEdited: !isSameState(after, releasedState(dictionary.released, name)),
  });
  const staffId = actor.id;
  await createChangesQueries(tx).insert({
    ...name,
    before,
    after,
    undoes: undoes ?? null,
    staffId,
    madeAt: now,
  });
  await tellMissingWords(tx, before, after);
  const details = { kind: name.kind, symbol: name.key, ...(undoes !== undefined && { number: undoes }) };
  await recordAudit(tx, { actor, action, userId: null, reason: null, details, now });
}

/** Words that the entry brings are missing no more; those that it had and lost are again. */
async function tellMissingWords(
  tx: Transaction,
  before: EntryState | null,
  after: EntryState | null,
): Promise<void> {
  const queries = createMissingQueries(tx);
  for (const language of limits.languages) {
    const had = new Set(saidIn(before, language));
    const has = new Set(saidIn(after, language));
    const added = [...has].filter((word) => !had.has(word));
    const lost = [...had].filter((word) => !has.has(word));
    await queries.changeWords(language, added, { from: ['pending', 'planned'], to: 'added' });
    await queries.changeWords(language, lost, { from: ['added'], to: 'pending' });
  }
}

/** Words that stand for a symbol of its own: a class says nothing of its words that they would be missed no more for. */
function saidIn(state: EntryState | null, language: (typeof limits.languages)[number]): string[] {
  if (state === null || state.isHidden || state.content.kind !== 'symbol') return [];
  return state.content.entry[language].variations.map((word) => word.replace(/\/[nvax]$/, '').toLowerCase());
}

export const nameOf = ({ content }: EntryState): EntryName => ({
  kind: content.kind,
  key: keyOf(content),
});
