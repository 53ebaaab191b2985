import { type ChangePayoutMethodRequest, limits, type PayoutMethod } from '@chitta/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createPayoutsQueries, type KnownMethod } from './payouts.queries.ts';

const coolingMs = limits.affiliate.coolingDays * 24 * 60 * 60_000;

/**
 * Keeps where payouts go, sealed. Payouts wait some days afterwards and the owner is told by mail, so that somebody in
 * their account gains nothing.
 */
export async function changePayoutMethod(
  context: AppContext,
  member: Pick<Member, 'id' | 'email' | 'language'>,
  { details, request }: { readonly details: ChangePayoutMethodRequest; readonly request: FastifyRequest },
): Promise<PayoutMethod> {
  const now = context.clock.now();
  const kept = {
    kind: details.kind,
    hint: hintOf(details),
    changedAt: now,
    usableFrom: new Date(now.getTime() + coolingMs),
  };
  const sealed = await context.secretBox.seal(Buffer.from(JSON.stringify(details)));
  await inTransaction(context.db, async (tx) => {
    await createPayoutsQueries(tx).keepMethod({ ...kept, userId: member.id, sealed });
    await enqueueMail(context, tx, {
      kind: 'affiliate-payout-method-changed',
      userId: member.id,
      recipient: member.email,
      language: member.language,
      origin: ownOrigin(context.config, request),
      params: { hint: kept.hint, usableFrom: kept.usableFrom.toISOString() },
    });
  });
  return presentMethod(kept);
}

/** Enough to know it again, too little to use it. */
function hintOf(details: ChangePayoutMethodRequest): string {
  if (details.kind === 'bank') return `${details.iban.slice(0, 2)}·····${details.iban.slice(-4)}`;
  const [name = '', host = ''] = details.email.split('@');
  return `${name.slice(0, 1)}·····@${host}`;
}

export function presentMethod({ kind, hint, changedAt, usableFrom }: KnownMethod): PayoutMethod {
  return { kind, hint, changedAt: changedAt.toISOString(), usableFrom: usableFrom.toISOString() };
}
