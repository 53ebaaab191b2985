import type { Transaction } from '#server/db/client.ts';

/** Whose payments have just been written. */
export interface SettlementCase {
  readonly userId: number;
  readonly now: Date;
}

/**
 * What follows from a member's payments: rewards, commissions, mails. It reads the rows that were written and may run
 * any number of times over the same ones, so unique keys have to see to it that everything follows once.
 */
export interface Settlement {
  readonly name: string;
  settle(tx: Transaction, about: SettlementCase): Promise<void>;
}

/** The settlements of all features, in the order in which the app lists them. */
export interface Settlements {
  add(settlement: Settlement): void;
  /** Runs all of them in the transaction that wrote the payments. */
  settle(tx: Transaction, about: SettlementCase): Promise<void>;
}

export function createSettlements(): Settlements {
  const listed: Settlement[] = [];
  return {
    add: (settlement) => void listed.push(settlement),
    async settle(tx, about) {
      for (const settlement of listed) await settlement.settle(tx, about);
    },
  };
}
