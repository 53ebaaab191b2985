import { shareOf } from './share-of.ts';

/** A price and the time it is for. */
export interface PricedPeriod {
  readonly price: number;
  readonly start: Date;
  readonly end: Date;
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** What of a period's price falls on the time that is left of it, by whole seconds, half a unit rounded up. */
export function prorate({ price, start, end }: PricedPeriod, at: Date): number {
  const whole = secondsOf(end) - secondsOf(start);
  const left = secondsOf(end) - secondsOf(at);
  return shareOf(price, Math.min(Math.max(left, 0), whole), whole);
}
