import type { Transaction } from '#server/db/client.ts';
import { invariant } from '../errors/invariant.ts';

/** Whose payments have just been written. */
export interface PaymentEffectCase {
  readonly userId: number;
  readonly now: Date;
}

/**
 * What follows from a member's payments: rewards, commissions, mails. It reads the rows that were written and may run
 * any number of times over the same ones, so unique keys have to see to it that everything follows once.
 */
export interface PaymentEffect {
  readonly name: string;
  /** Effects whose outcome it reads: they come before it. */
  readonly after?: readonly string[];
  apply(tx: Transaction, about: PaymentEffectCase): Promise<void>;
}

/** The payment effects of all features, in one order. */
export interface PaymentEffects {
  /** Runs all of them in the transaction that wrote the payments. */
  apply(tx: Transaction, about: PaymentEffectCase): Promise<void>;
}

/** Throws `InvariantError` where an effect is listed twice, or before one that it comes after. */
export function createPaymentEffects(effects: readonly PaymentEffect[]): PaymentEffects {
  const listed = new Set<string>();
  for (const { name, after = [] } of effects) {
    invariant(!listed.has(name), `the payment effect ${name} is listed once`);
    for (const other of after)
      invariant(listed.has(other), `the payment effect ${name} comes after ${other}`);
    listed.add(name);
  }
  return {
    async apply(tx, about) {
      for (const effect of effects) await effect.apply(tx, about);
    },
  };
}
