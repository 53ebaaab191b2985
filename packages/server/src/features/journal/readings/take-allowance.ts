import type { Allowance } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { onOwnAccount } from '#server/db/answers-until.ts';
import type { Handle } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import {
  claimIdempotencyKey,
  type IdempotentRequest,
  releaseIdempotencyKey,
} from '#server/platform/idempotency/idempotency.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { type AllowanceRow, createAllowanceQueries } from './allowance.queries.ts';
import { windowEnd } from './allowance-window.ts';

/** A reading that may be given: where the member stands after it, and how to undo it. */
export interface TakenReading {
  readonly allowance: Allowance;
  /** The request had taken its reading before. */
  readonly isRepetition: boolean;
  /** Gives the reading back and frees the request's key. */
  readonly giveBack: () => Promise<void>;
}

/**
 * Takes one reading from the member's allowance; members with premium take none. A repeated request (`claim`) has
 * taken its reading already. Throws `translations.limit_reached`, `requests.idempotency_key_reused`.
 */
export async function takeAllowance(
  context: AppContext,
  member: Member,
  claim: IdempotentRequest | undefined,
): Promise<TakenReading> {
  const { db, clock } = context;
  const now = clock.now();
  if (isPremiumMember(member, now))
    return { allowance: unlimited, isRepetition: false, giveBack: async () => undefined };
  if (claim === undefined) return takenBy(context, member, await take(db, member, now));
  return inTransaction(db, async (tx) => {
    const { isFirst } = await claimIdempotencyKey(tx, claim);
    if (isFirst) return takenBy(context, member, await take(tx, member, now), claim);
    const standing = await createAllowanceQueries(tx).find(member.id);
    return {
      isRepetition: true,
      allowance: presentAllowance(standing ?? { used: 0, limit: 0, resetDate: null }, now),
      giveBack: async () => undefined,
    };
  });
}

const unlimited: Allowance = { used: 0, limit: null, resetDate: null };

async function take(handle: Handle, member: Member, now: Date): Promise<AllowanceRow> {
  const end = windowEnd({
    now,
    timezone: member.timezone ?? defaultTimezone,
    lastEnd: member.translationsResetDate,
  });
  const taken = await createAllowanceQueries(handle).take(member.id, now, end);
  if (taken === undefined) throw new AppError('translations.limit_reached');
  return taken;
}

function takenBy(
  { db, clock }: AppContext,
  member: Member,
  taken: AllowanceRow,
  claim?: IdempotentRequest,
): TakenReading {
  return {
    allowance: presentAllowance(taken, clock.now()),
    isRepetition: false,
    // Also where whoever asked was told meanwhile that it took too long.
    giveBack: () =>
      onOwnAccount(() =>
        inTransaction(db, async (tx) => {
          if (taken.resetDate) await createAllowanceQueries(tx).giveBack(member.id, taken.resetDate);
          if (claim) await releaseIdempotencyKey(tx, claim);
        }),
      ),
  };
}

function presentAllowance({ used, limit, resetDate }: AllowanceRow, now: Date): Allowance {
  const isOpen = resetDate !== null && resetDate > now;
  return { used: isOpen ? used : 0, limit, resetDate: isOpen ? resetDate.toISOString() : null };
}
