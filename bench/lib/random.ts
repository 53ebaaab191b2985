/** Random numbers that are the same in every run. */
export interface Random {
  /** From 0 up to, not including, 1. */
  unit(): number;
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
}

/** Mulberry32, small and even enough to choose words. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { unit, below: (limit) => Math.floor(unit() * limit) };
}
