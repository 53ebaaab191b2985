import type { FactorsChange } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { changeFactors } from '../change-factors.ts';
import type { FactorOwner } from '../factor-owner.ts';
import { takeTotpCode } from './take-totp-code.ts';
import { createTotpQueries } from './totp.queries.ts';

/**
 * The member's app holds the secret: from now on it counts, and this session has a second factor. Throws
 * `factors.wrong_code`, `factors.totp_exists` or `factors.totp_not_begun`.
 */
export async function confirmTotp(
  context: AppContext,
  { session, ...owner }: FactorOwner,
  code: string,
): Promise<FactorsChange> {
  const { id } = owner.member;
  await context.rateLimits.secondFactorPerAccount.take(`user:${id}`);
  const after = { ...owner, session: { ...session, hasSecondFactor: true } };
  const change = await changeFactors(context, after, async (tx) => {
    const queries = createTotpQueries(tx);
    const factor = await queries.find(id);
    assertThat(factor, 'factors.totp_not_begun');
    assertThat(factor.confirmedAt === null, 'factors.totp_exists');
    assertThat(await takeTotpCode(context, tx, factor, code), 'factors.wrong_code');
    await queries.confirm(id, context.clock.now());
    return { fact: 'totp_added' };
  });
  await context.sessions.markProven(session.id, true);
  await context.rateLimits.secondFactorPerAccount.reset(`user:${id}`);
  return change;
}
