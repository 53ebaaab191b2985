import type { ReferralReason } from '@chitta/contract/limits';
import { domainOf, unaliasAddress } from '#server/platform/text/unalias-address.ts';
import { isDisposable, isShared } from './mail-domains.ts';

/** One side, as far as it tells whether both are one person. */
export interface JudgedPerson {
  readonly id: number;
  readonly email: string;
  /** At the payment provider. */
  readonly customerId: string | null;
}

export interface JudgedPair {
  readonly referrer: JudgedPerson;
  readonly referee: JudgedPerson;
  /** The referred one came in a browser that the referrer has signed in with. */
  readonly sharesDevice: boolean;
}

export interface Judgement {
  readonly status: 'pending' | 'rejected' | 'review_required';
  readonly reason: ReferralReason | null;
}

/**
 * Whether somebody who came by a code is somebody else. What proves that they are not, rejects; what households share as
 * well, waits for a look.
 */
export function judgeReferral({ referrer, referee, sharesDevice }: JudgedPair): Judgement {
  const proof = findProof(referrer, referee);
  if (proof !== null) return { status: 'rejected', reason: proof };
  const suspicion = findSuspicion(referrer, referee, sharesDevice);
  return { status: suspicion === null ? 'pending' : 'review_required', reason: suspicion };
}

function findProof(referrer: JudgedPerson, referee: JudgedPerson): ReferralReason | null {
  if (unaliasAddress(referrer.email) === unaliasAddress(referee.email)) return 'same_email';
  if (referrer.customerId !== null && referrer.customerId === referee.customerId) return 'same_customer';
  // Who was here before cannot have been brought; and nobody brings each other in a circle.
  return referrer.id > referee.id ? 'referrer_is_newer' : null;
}

function findSuspicion(
  referrer: JudgedPerson,
  referee: JudgedPerson,
  sharesDevice: boolean,
): ReferralReason | null {
  const domain = domainOf(referee.email);
  if (sharesDevice) return 'shared_device';
  if (isDisposable(domain)) return 'disposable_address';
  return domain === domainOf(referrer.email) && !isShared(domain) ? 'same_domain' : null;
}
