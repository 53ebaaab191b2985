import type { Transaction } from '#server/db/client.ts';

/** Free time at the beginning of a membership, and what it comes from: used up with the checkout that gives it. */
export interface Promotion {
  readonly source: 'reward' | 'welcome';
  /** Of its kind; counts once, whoever it is given to. */
  readonly sourceId: string;
  readonly months: number;
}

/** Who begins to pay. */
export interface PromotionCase {
  readonly userId: number;
  readonly now: Date;
}

/** Finds what a feature gives a member for free. */
export type PromotionSource = (tx: Transaction, about: PromotionCase) => Promise<readonly Promotion[]>;

/** What all features give, in one order. */
export interface Promotions {
  list(tx: Transaction, about: PromotionCase): Promise<readonly Promotion[]>;
}

export function createPromotions(sources: readonly PromotionSource[]): Promotions {
  return {
    async list(tx, about) {
      const found: Promotion[] = [];
      for (const source of sources) found.push(...(await source(tx, about)));
      return found;
    },
  };
}
