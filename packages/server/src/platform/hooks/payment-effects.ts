import type { Transaction } from '#server/db/client.ts';

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
  apply(tx: Transaction, about: PaymentEffectCase): Promise<void>;
}

/** The paymentEffects of all features, in the order in which the app lists them. */
export interface PaymentEffects {
  add(effect: PaymentEffect): void;
  /** Runs all of them in the transaction that wrote the payments. */
  apply(tx: Transaction, about: PaymentEffectCase): Promise<void>;
}

export function createPaymentEffects(): PaymentEffects {
  const listed: PaymentEffect[] = [];
  return {
    add: (effect) => void listed.push(effect),
    async apply(tx, about) {
      for (const effect of listed) await effect.apply(tx, about);
    },
  };
}
