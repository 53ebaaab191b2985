import { limits } from '@chitta/contract';

const windowMs = limits.referralClickDays * 24 * 60 * 60_000;

/**
 * Whether something that begins at `time` still belongs to who came at `clickedAt`: for 30 times 24 hours, half open.
 * Payment providers count whole seconds, so that what follows at once must not seem to have been before.
 */
export function isWithinWindow(clickedAt: Date, time: Date): boolean {
  const age = time.getTime() - Math.floor(clickedAt.getTime() / 1000) * 1000;
  return age >= 0 && age < windowMs;
}
