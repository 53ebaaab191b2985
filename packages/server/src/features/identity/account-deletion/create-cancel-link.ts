import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { createSecretToken, hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { createAccountDeletionQueries } from './account-deletion.queries.ts';

/** How long a closed account waits before it is erased. */
export const restoreMs = limits.accountRestoreDays * 24 * 60 * 60_000;

export interface CancelLinkOptions {
  readonly userId: number;
  readonly closedAt: Date;
  readonly origin: string;
}

/** A link that takes the closing back. It holds as long as there is something to take back, however late it is sent. */
export async function createCancelLink(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, closedAt, origin }: CancelLinkOptions,
): Promise<string> {
  const token = createSecretToken();
  await createAccountDeletionQueries(db).insertToken({
    userId,
    token: hashSecretToken(token),
    createdAt: clock.now(),
    expiresAt: new Date(closedAt.getTime() + restoreMs),
  });
  return `${origin}/cancel-deletion#token=${token}`;
}
