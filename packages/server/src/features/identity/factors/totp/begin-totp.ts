import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createTotpQueries } from './totp.queries.ts';
import { createTotpSecret, describeTotp } from './totp.ts';

/** A new secret for the member's authenticator app; it counts once a code of it was confirmed. Throws `factors.totp_exists`. */
export async function beginTotp(
  { db, clock, secretBox }: AppContext,
  member: Pick<Member, 'id' | 'username'>,
): Promise<{ key: string; uri: string }> {
  const secret = createTotpSecret();
  const isKept = await createTotpQueries(db).begin(member.id, await secretBox.seal(secret), clock.now());
  assertThat(isKept, 'factors.totp_exists');
  return describeTotp(secret, member.username);
}
