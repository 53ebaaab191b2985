import type { ChangeMomentRequest, Moment } from '@chitta/contract';

export type MomentChanges = Omit<ChangeMomentRequest, 'basedOn'>;
type Words = Pick<Moment, 'note' | 'kind'>;

/** Changes to a moment that the server does not have yet. */
export interface PendingChange {
  /** As it stood when it was changed first. */
  readonly before: Moment;
  readonly changes: MomentChanges;
  /** What changes that these took the place of may have made of it: those were ours. */
  readonly earlier: readonly Words[];
  /** Why it does not go by itself; null while it only waits. */
  readonly refusal: { readonly reason: string; readonly message: string } | null;
}

/** A moment as it would stand after changes. */
export function withChanges(moment: Moment, changes: MomentChanges): Moment {
  const { note = moment.note, kind = moment.kind, isArchived = moment.isArchived, picture } = changes;
  return { ...moment, note, kind, isArchived, picture: picture === null ? null : moment.picture };
}

/** Changes after more of them, on top of what waits already. */
export function addChanges(
  pending: Omit<PendingChange, 'refusal'> | undefined,
  moment: Moment,
  changes: MomentChanges,
): Omit<PendingChange, 'refusal'> {
  if (!pending) return { before: moment, changes, earlier: [] };
  const { note, kind } = withChanges(pending.before, pending.changes);
  return {
    before: pending.before,
    changes: { ...pending.changes, ...changes },
    earlier: [...pending.earlier, { note, kind }],
  };
}

/** What a member decides where their words met others. */
export type Settlement = 'mine' | 'both' | 'theirs';

/** What can be done with moments that the server has. */
export interface ChangeActs {
  /** False where this browser keeps nothing. */
  readonly onChange: (moment: Moment, changes: MomentChanges) => Promise<boolean>;
  /** `current`: the moment as the server has it; null where it is gone. False where that cannot be done now. */
  readonly onSettle: (pending: PendingChange, how: Settlement, current: Moment | null) => Promise<boolean>;
}

/** A moment as the server has it (null: not among those that came), and what waits for it. */
export interface ShownMoment {
  readonly moment: Moment;
  readonly current: Moment | null;
  readonly pending: PendingChange | null;
}

const latestFirst = ({ moment: a }: ShownMoment, { moment: b }: ShownMoment) =>
  b.date.localeCompare(a.date) || b.momentNumber - a.momentNumber;

/**
 * Moments with what waits for them: those that belong to a list after it, also where the list does not have them yet, or
 * no more. What was refused stays in sight where it was changed.
 */
export function shownMoments(
  items: readonly Moment[],
  pending: readonly PendingChange[],
  belongs: (moment: Moment) => boolean,
): readonly ShownMoment[] {
  const waiting = new Map(pending.map((each) => [each.before.id, each]));
  const there = new Set(items.map(({ id }) => id));
  const missing = pending.filter(({ before }) => !there.has(before.id)).map(({ before }) => before);
  return [...items, ...missing]
    .map((base): ShownMoment => {
      const change = waiting.get(base.id) ?? null;
      const moment = change ? withChanges(base, change.changes) : base;
      return { moment, current: there.has(base.id) ? base : null, pending: change };
    })
    .filter(({ moment, pending: change }) => belongs(change?.refusal ? change.before : moment))
    .sort(latestFirst);
}
