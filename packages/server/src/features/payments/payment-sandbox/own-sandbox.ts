import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { customerIdOf } from '#server/platform/payments/sandbox/change-customer.ts';
import type { PaymentSandbox } from '#server/platform/payments/sandbox/payment-sandbox.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { findCustomerId, nextTurn } from '../memberships/sync/find-customer.ts';

/** The embedded provider, and who the member is there. */
export interface OwnSandbox {
  readonly sandbox: PaymentSandbox;
  readonly customerId: string;
  /** A key that nothing has had before: what is tried here may be tried again. */
  readonly newKey: () => Promise<string>;
}

/**
 * Opens what is the member's own at the embedded provider; `objectId` must be theirs. Throws `payment_sandbox.off`, and
 * `payment_sandbox.not_found` for what is not there and for what is somebody else's.
 */
export async function openOwnSandbox(
  { paymentSandbox, db }: Pick<AppContext, 'paymentSandbox' | 'db'>,
  member: Pick<Member, 'id'>,
  objectId?: string,
): Promise<OwnSandbox> {
  assertThat(paymentSandbox, 'payment_sandbox.off');
  const customerId = await findCustomerId(db, member.id, 'sandbox');
  assertThat(customerId, 'payment_sandbox.not_found');
  const isOwn = objectId === undefined || customerIdOf(objectId) === customerId;
  assertThat(isOwn, 'payment_sandbox.not_found');
  return {
    sandbox: paymentSandbox,
    customerId,
    newKey: async () => `sandbox:${await nextTurn(db)}`,
  };
}
