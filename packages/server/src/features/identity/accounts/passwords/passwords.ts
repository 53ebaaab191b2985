import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createLimiter, type Priority } from '#server/platform/concurrency/limiter.ts';

/** Argon2id, the library's own algorithm; 19 MiB and two passes are what OWASP asks for. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash fills a core for some 30 ms, and 19 MiB. One core is left for everybody who does not sign in, and one of the
 * four threads that files are read with. Few may wait: whoever comes later is told to come back, rather than answered
 * after they have given up.
 */
const inFlight = Math.max(1, Math.min(3, availableParallelism() - 1));
const limiter = createLimiter({ inFlight, waiting: 24 * inFlight });

/** Hash of a random secret nobody knows: verified in place of a missing one, so that both take the same time. */
let standIn: Promise<string> | undefined;

/** The same letters typed on different devices may be composed differently; never shortened. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

/** Throws `server.overloaded` where a hash would have to wait too long: told first, a refusal costs next to nothing. */
export const assertHashingKeepsUp = limiter.assertCapacity;

/** Throws `server.overloaded` when too many are waiting. */
export function hashPassword(password: string): Promise<string> {
  return limiter(() => hash(normalise(password), cost));
}

/** Does the same work whether or not there is a hash to compare with. Throws `server.overloaded` as `hashPassword`. */
export async function verifyPassword(
  password: string,
  stored: string | null,
  priority: Priority = 'normal',
): Promise<boolean> {
  standIn ??= hash(crypto.randomUUID(), cost);
  const against = stored ?? (await standIn);
  const isMatch = await limiter(() => verify(against, normalise(password)), priority);
  return isMatch && stored !== null;
}
