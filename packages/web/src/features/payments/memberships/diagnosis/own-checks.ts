import type { Invoice, Membership, SessionUser } from '@chitta/contract';
import type { Check } from './check.ts';

interface OwnFindings {
  readonly user: Pick<SessionUser, 'subscriptionTier'>;
  readonly membership: Membership;
  /** The same, after the payment service itself was asked. */
  readonly recovered: Membership;
  readonly invoices: readonly Invoice[];
}

const tierOf = ({ tier, reason }: Membership) => (reason === 'unlimited' ? null : tier);

/** The session says the same tier as the membership does. */
function checkSession({ user, membership }: OwnFindings): Check {
  const tier = tierOf(membership);
  const isRight = tier === null || tier === user.subscriptionTier;
  return { name: 'session', state: isRight ? 'fine' : 'failed', value: user.subscriptionTier };
}

/** Nobody has premium without a reason, nor a reason without premium. */
function checkReason({ membership: { tier, reason } }: OwnFindings): Check {
  const isRight = (tier === 'premium') === (reason !== null);
  return { name: 'reason', state: isRight ? 'fine' : 'failed', value: reason ?? tier };
}

/** The payment service knows nothing that this server did not. */
function checkService({ membership, recovered }: OwnFindings): Check {
  const { subscription: before } = membership;
  const { subscription: now } = recovered;
  const isSame =
    membership.tier === recovered.tier &&
    before?.status === now?.status &&
    before?.periodEnd === now?.periodEnd;
  return { name: 'service', state: isSame ? 'fine' : 'warning', value: now?.status ?? recovered.tier };
}

/** No invoice gave back more than it took, and none that is paid lacks its money. */
function checkInvoices({ invoices }: OwnFindings): Check {
  const isRight = invoices.every(
    ({ amountPaid, refunded, total }) =>
      refunded.amount <= amountPaid.amount && amountPaid.amount <= total.amount,
  );
  return { name: 'invoices', state: isRight ? 'fine' : 'failed', value: String(invoices.length) };
}

/** Whether what this server, the session and the payment service say of one's own membership fits together. */
export function ownChecks(findings: OwnFindings): readonly Check[] {
  return [checkSession(findings), checkReason(findings), checkService(findings), checkInvoices(findings)];
}
