import { limits } from '@chitta/contract';
import type { ReferralReason } from '@chitta/contract/limits';
import { addMonths } from '@chitta/contract/money/add-months';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Conversion } from '#server/db/tables/payments/attribution.ts';
import type { ReferralRow, RewardRow } from '#server/db/tables/payments/referrals.ts';
import { notify } from '../../../messaging/notifications/notify.ts';
import { findConversion } from '../../attribution/conversion-effect.ts';
import { createReferralsQueries } from '../referrals.queries.ts';
import { decideReward, decideUnpaid, isCounting, type RewardDecision } from './decide-reward.policy.ts';
import { createFactsQueries } from './facts.queries.ts';
import { findGiven, gatherFacts, isCapReached, type SharedFacts } from './gather-facts.ts';
import { isTrialUsed } from './used-trials.ts';

type Parts = Pick<AppContext, 'secretBox' | 'clock'>;

/** A referral under its locks. */
interface Case {
  readonly tx: Transaction;
  readonly referral: ReferralRow;
  readonly conversion: Conversion | null;
  readonly now: Date;
}

/**
 * Brings a referral and both its rewards to where the rows of payments, addresses and free months put them. Locks the
 * referrer, so that two who pay at once are counted one after the other; call it with no lock on anybody who came before
 * the referrer. May run any number of times.
 */
export async function updateReferral(parts: Parts, tx: Transaction, id: number, now: Date): Promise<void> {
  const queries = createReferralsQueries(tx);
  const referral = await queries.lock(id);
  if (referral === null || referral.rewardStatus === 'rejected') return;
  const conversion = referral.refereeId === null ? null : await findConversion(tx, referral.refereeId);
  const about = { tx, referral, conversion, now };
  if (conversion !== null && referral.conversionDate === null) await addRewards(parts, about, conversion);
  const facts = await gatherFacts(tx, referral, conversion);
  const rewards = await queries.listRewards(id);
  if (rewards.length === 0) {
    const { status, reason } = decideUnpaid(facts);
    await queries.update(id, { rewardStatus: status, reason });
    return;
  }
  await updateRewards(parts, about, rewards, facts);
}

/** Both roles at once, each refusal with its reason. */
async function addRewards(parts: Parts, about: Case, conversion: Conversion): Promise<void> {
  const { tx, referral, now } = about;
  const queries = createReferralsQueries(tx);
  const money = await createFactsQueries(tx).findMoney(conversion.invoiceId);
  const paidAt = money?.paidAt ?? conversion.decidedAt;
  const shared = {
    referralId: referral.id,
    createdAt: now,
    expiresAt: addMonths(paidAt, limits.referralMonths.expireAfter),
  };
  const ofProgramme = refusalOf(conversion);
  if (referral.referrerId !== null) {
    const isFull = await isCapReached(tx, referral.referrerId, referral.id);
    const refusal = ofProgramme ?? (isFull ? 'cap_reached' : null);
    await queries.addReward({ ...shared, userId: referral.referrerId, role: 'referrer', refusal });
  }
  if (referral.refereeId !== null) {
    const hadWelcome = await queries.isWelcomeGiven(referral.id);
    const isUsed = !hadWelcome && (await isTrialUsed(parts, tx, referral.refereeId));
    const refusal = ofProgramme ?? (isUsed ? 'first_month_used' : null);
    await queries.addReward({ ...shared, userId: referral.refereeId, role: 'referee', refusal });
  }
  await queries.update(referral.id, {
    conversionType: 'premium',
    conversionDate: paidAt,
    rewardAmount: 1,
    stripePaymentIntentId: conversion.invoiceId,
  });
}

function refusalOf({ programme }: Conversion): ReferralReason | null {
  if (programme === 'referral') return null;
  return programme === 'affiliate' ? 'other_programme' : 'no_valid_touch';
}

async function updateRewards(
  parts: Parts,
  about: Case,
  rewards: readonly RewardRow[],
  facts: SharedFacts,
): Promise<void> {
  const { tx, referral, now } = about;
  const queries = createReferralsQueries(tx);
  const given = await findGiven(tx, referral, rewards);
  const decisions = new Map<RewardRow['role'], RewardDecision>();
  for (const reward of rewards) {
    const row = given.get(reward);
    const refusal = await refusalAfter(about, reward, facts);
    const decision = decideReward({
      ...facts,
      refusal,
      given: row === undefined ? 'no' : row.appliedAt === null ? 'promised' : 'applied',
      isExpired: reward.expiresAt !== null && reward.expiresAt <= now,
    });
    decisions.set(reward.role, decision);
    await queries.updateReward(reward.id, {
      ...decision,
      refusal,
      claimedAt: row?.grantedAt ?? null,
      processedAt: row?.appliedAt ?? null,
    });
    if (decision.status === 'earned' && reward.status !== 'earned') await tellOfReward(parts, tx, reward);
  }
  const applied = [...given.values()].filter(({ appliedAt }) => appliedAt !== null);
  const shown = [...decisions.values()].find(({ status }) => status === 'review_required');
  const leading = shown ?? decisions.get('referrer') ?? decisions.get('referee');
  if (leading === undefined) return;
  const { status: rewardStatus, reason } = leading;
  await queries.update(referral.id, { rewardStatus, reason, premiumMonthsGranted: applied.length });
}

function tellOfReward(parts: Parts, tx: Transaction, reward: RewardRow): Promise<void> {
  const { id, userId, role, amount: months } = reward;
  const told = { kind: 'reward_earned' as const, fact: `reward:${id}`, params: { role, months } };
  return notify(parts, tx, { ...told, userId, path: '/referrals' });
}

/** One that comes back, as after a dispute that was won, needs its place anew. */
async function refusalAfter(
  { tx, referral }: Case,
  reward: RewardRow,
  facts: SharedFacts,
): Promise<ReferralReason | null> {
  const { refusal, role, status, userId } = reward;
  const comesBack = role === 'referrer' && refusal === null && !isCounting(status) && facts.loss === null;
  if (!comesBack) return refusal;
  return (await isCapReached(tx, userId, referral.id)) ? 'cap_reached' : null;
}
