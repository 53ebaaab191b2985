import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import type { TotpFactor } from '#server/db/tables/identity/totp-factors.ts';
import { createTotpQueries } from './totp.queries.ts';
import { stepOfCode } from './totp.ts';

/** Takes a code; false where it does not match, or was taken before. Of many who send the same at once, one succeeds. */
export async function takeTotpCode(
  { clock, secretBox }: AppContext,
  handle: Handle,
  factor: Pick<TotpFactor, 'userId' | 'secret'>,
  code: string,
): Promise<boolean> {
  const step = stepOfCode(await secretBox.open(factor.secret), code, clock.now());
  return step !== null && (await createTotpQueries(handle).takeStep(factor.userId, step));
}

/** The same for the app that a member has set up; false where there is none. */
export async function takeMemberCode(
  context: AppContext,
  handle: Handle,
  userId: number,
  code: string,
): Promise<boolean> {
  const factor = await createTotpQueries(handle).find(userId);
  if (factor === null || factor.confirmedAt === null) return false;
  return takeTotpCode(context, handle, factor, code);
}

/** Whether the member has set up an authenticator app. */
export async function hasTotp({ db }: AppContext, userId: number): Promise<boolean> {
  const factor = await createTotpQueries(db).find(userId);
  return factor !== null && factor.confirmedAt !== null;
}
