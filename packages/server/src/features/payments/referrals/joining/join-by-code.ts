import type { ReferralSignup } from '@chitta/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { ReferralRow } from '#server/db/tables/payments/referrals.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { wasErased } from '#server/features/identity/account-deletion/was-erased.ts';
import { findDevice, hashDevice } from '#server/features/identity/sessions/device-cookie.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { unaliasAddress } from '#server/platform/text/unalias-address.ts';
import { type FoundCode, findCode } from '../../attribution/find-code.ts';
import { hasAttributionClick, keepAttributionClick } from '../../attribution/keep-attribution-click.ts';
import { createReferralsQueries, type Person } from '../referrals.queries.ts';
import { judgeReferral } from './judge-referral.policy.ts';

/** How long an account is new: long enough to come back from a provider or a mail. */
const newMs = 24 * 60 * 60_000;

export type JoinContext = Pick<AppContext, 'db' | 'clock' | 'secretBox' | 'config'>;

/** Who says to have come by which code, in which browser. */
export interface Joining {
  readonly userId: number;
  readonly code: string;
  /** Tag that was put into the link. */
  readonly campaign?: string | undefined;
  readonly request: Pick<FastifyRequest, 'cookies'>;
}

interface Join {
  readonly tx: Transaction;
  readonly person: Person;
  readonly code: FoundCode;
  readonly campaign: string | null;
  readonly device: string | null;
  readonly now: Date;
}

/**
 * Keeps by whose code a new member came: the first one of a member's stays. Grants nothing by itself. The same again
 * answers the same. Throws `referrals.*`.
 */
export function joinByCode(context: JoinContext, { userId, ...joining }: Joining): Promise<ReferralSignup> {
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    await createReferralsQueries(tx).lockMember(userId);
    const person = await createReferralsQueries(tx).findPerson(userId);
    const code = await findCode(tx, joining.code, now);
    assertThat(person && code, 'referrals.unknown_code');
    if (code.ownerId === userId) throw new AppError('referrals.own_code');
    const device = findDevice(context.config, joining.request);
    return join(context, { tx, person, code, campaign: joining.campaign || null, device, now });
  });
}

async function join(context: JoinContext, joining: Join): Promise<ReferralSignup> {
  const { tx, person, code, campaign, now } = joining;
  const { programme } = code;
  const known = await createReferralsQueries(tx).findOfReferee(person.id);
  if (programme === 'referral' && known !== null) return answer(known);
  const click = { userId: person.id, code, campaign, now };
  if (await hasAttributionClick(tx, click)) return { programme, status: null, reason: null };
  await assertNew(context, joining);
  if (programme === 'referral') return answer(await addReferral(joining));
  await keepAttributionClick(tx, click);
  return { programme, status: null, reason: null };
}

/** An address that had an account here before is not new, whatever became of that one. */
async function assertNew({ secretBox }: JoinContext, { tx, person, now }: Join): Promise<void> {
  assertThat(now.getTime() - person.createdAt.getTime() < newMs, 'referrals.not_new');
  const addresses = [foldIdentifier(person.email), unaliasAddress(person.email)];
  assertThat(!(await wasErased({ db: tx, secretBox }, addresses)), 'referrals.not_new');
}

/** One that is rejected is kept with the reason, but uses nothing up and leaves no click. */
async function addReferral({ tx, person: referee, code, device, now }: Join) {
  const queries = createReferralsQueries(tx);
  const referrer = code.ownerId === null ? null : await queries.findPerson(code.ownerId);
  invariant(referrer, 'a member has this code');
  const sharesDevice =
    device !== null && (await queries.hasDevice(referrer.id, hashDevice(referrer.id, device)));
  const { status, reason } = judgeReferral({ referrer, referee, sharesDevice });
  if (status !== 'rejected')
    await keepAttributionClick(tx, { userId: referee.id, code, campaign: null, now });
  await queries.insert({
    referrerId: referrer.id,
    refereeId: referee.id,
    referralCodeId: code.id,
    rewardStatus: status,
    reason,
    suspicion: status === 'review_required' ? reason : null,
    createdAt: now,
  });
  return { rewardStatus: status, reason };
}

function answer({ rewardStatus, reason }: Pick<ReferralRow, 'rewardStatus' | 'reason'>): ReferralSignup {
  return { programme: 'referral', status: rewardStatus, reason };
}
