import type { BaseContext } from '#server/context.ts';
import type { SignUpHook } from '#server/platform/hooks/sign-up-hooks.ts';
import { holdLanding, readLanding, readVisit } from '../showing/landing-cookies.ts';
import { exclusionOfRequest } from '../showing/signs-of.ts';
import { sessionIdOf } from '../visits/session-id.ts';
import { createConversionQueries } from './conversions.queries.ts';

/**
 * Counts a sign-up for the variant that the browser was shown before, once a browser. With the member's consent it is kept
 * whose it is, so that what they do afterwards can be counted; without it nothing connects the account with the page.
 */
export function countSignUp({ db, clock, config }: Pick<BaseContext, 'db' | 'clock' | 'config'>): SignUpHook {
  return async ({ member, request, reply }) => {
    const held = readLanding(config, request);
    if (held === null || held.variantId === null || held.step !== 'shown') return;
    if (exclusionOfRequest(config, request) !== null) return;
    const { phaseId, variantId } = held;
    const visit = readVisit(config, request);
    const queries = createConversionQueries(db);
    const id = visit === null ? null : sessionIdOf(visit, phaseId);
    const isFollowed = id !== null && (await queries.isFollowed({ phaseId, variantId }, id));
    const session = isFollowed ? { id, userId: member.id } : null;
    await queries.addSignUp({ phaseId, variantId, session, at: clock.now() });
    holdLanding(config, reply, { ...held, step: 'signed_up' });
  };
}
