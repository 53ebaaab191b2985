import type { Transaction } from '#server/db/client.ts';

/** Free time at the beginning of a membership, and what it comes from: used up with the checkout that gives it. */
export interface Offer {
  readonly source: 'reward' | 'welcome';
  /** Of its kind; counts once, whoever it is given to. */
  readonly sourceId: string;
  readonly months: number;
}

/** Who begins to pay. */
export interface OfferCase {
  readonly userId: number;
  readonly now: Date;
}

/** Finds what a feature gives a member for free. */
export type OfferSource = (tx: Transaction, about: OfferCase) => Promise<readonly Offer[]>;

/** What all features give, in the order in which the app lists them. */
export interface Offers {
  add(source: OfferSource): void;
  list(tx: Transaction, about: OfferCase): Promise<readonly Offer[]>;
}

export function createOffers(): Offers {
  const sources: OfferSource[] = [];
  return {
    add: (source) => void sources.push(source),
    async list(tx, about) {
      const found: Offer[] = [];
      for (const source of sources) found.push(...(await source(tx, about)));
      return found;
    },
  };
}
