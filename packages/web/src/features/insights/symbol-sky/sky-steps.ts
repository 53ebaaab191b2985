import type { SkyStar } from '@chitta/contract';

/** Dreams of a star up to and with a step; its steps come in pairs of a place and a count. */
export function dreamsUntil({ steps }: Pick<SkyStar, 'steps'>, until: number): number {
  let sum = 0;
  for (let pair = 0; pair < steps.length; pair += 2) {
    if ((steps[pair] ?? 0) <= until) sum += steps[pair + 1] ?? 0;
  }
  return sum;
}
