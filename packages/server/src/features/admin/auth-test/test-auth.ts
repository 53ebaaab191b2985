import { type AuthCheck, type AuthTest, authChecks } from '@chitta/contract';
import { sessionCookieName } from '#server/platform/sessions/session-cookie.ts';
import { relyingParty } from '../../identity/factors/passkeys/relying-party.ts';
import { authCheckers, type Tested } from './auth-checks.ts';

/** Looks at everything that signing in rests on, all at once: the provider may take its time. */
export async function testAuth(tested: Tested): Promise<AuthTest> {
  const { config, clock } = tested.context;
  const checks = await Promise.all(authChecks.map((check) => look(check, tested)));
  return {
    serverTime: clock.now().toISOString(),
    cookieName: sessionCookieName(config),
    rpId: relyingParty(config, tested.request).id,
    checks,
  };
}

/** A part that does not answer is a finding, not the end of the test. */
async function look(check: AuthCheck['check'], tested: Tested): Promise<AuthCheck> {
  try {
    return { check, ...(await authCheckers[check](tested)) };
  } catch (error) {
    tested.context.log.warn({ err: error, check }, 'a check of the sign-in failed');
    return { check, state: 'failed', problem: 'unreachable', facts: [] };
  }
}
