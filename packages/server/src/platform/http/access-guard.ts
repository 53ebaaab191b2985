import type { Endpoint } from '@chitta/contract';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '../errors/app-error.ts';
import { isPremiumMember, type Member } from '../sessions/member.ts';
import {
  clearSessionCookie,
  correctSignedInHint,
  heldSessionCookie,
  isSigningOut,
  readSessionCookie,
} from '../sessions/session-cookie.ts';
import type { LiveSession } from '../sessions/session-store.ts';
import { assertOwnOrigin } from './hosts/origin-check.ts';
import { noteOn } from './request-notes.ts';
import { takeText } from './text-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in member; null for visitors and on public calls that do not ask. */
    member: Member | null;
    /** The session that the member came with; null where `member` is. */
    session: LiveSession | null;
  }
}

/** How long a member counts as the one after a proof: long enough to finish what it was asked for. */
const proofMs = 15 * 60_000;

const isAllowed: Record<MemberAccess, (member: Member, now: Date) => boolean> = {
  member: () => true,
  premium: (member, now) => isPremiumMember(member, now) || member.isAdmin,
  affiliate: (member) => member.affiliateStatus === 'active' || member.isAdmin,
  admin: (member) => member.isAdmin,
};

/**
 * Runs before the body is read: refuses writes from other sites, finds the member, and checks that the member may
 * make this call at all. Rights on a single row are the feature's own policy.
 */
export function createAccessGuard(
  context: AppContext,
  definition: Pick<Endpoint, 'access' | 'needsProof' | 'isForMembersToo'>,
): onRequestAsyncHookHandler {
  const { access, isForMembersToo = false } = definition;
  const guard = access === 'public' ? undefined : createMemberGuard(context, { ...definition, access });
  return async (request, reply) => {
    if (!isRead(request)) assertOwnOrigin(context.config, request);
    if (guard !== undefined) await guard(request, reply);
    else if (isForMembersToo) await recogniseMember(context, request);
  };
}

type MemberAccess = Exclude<Endpoint['access'], 'public'>;

function createMemberGuard(
  context: AppContext,
  { access, needsProof = false }: Pick<Endpoint, 'needsProof'> & { readonly access: MemberAccess },
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isSigningOut(request)) await finishSigningOut(context, request, reply);
    const token = readSessionCookie(context.config, request);
    const found = token === undefined ? null : await context.sessions.find(token);
    const isSignedIn = found !== null && found.member.accountStatus !== 'deleted';
    correctSignedInHint(context.config, { request, reply, isSignedIn });
    assertThat(isSignedIn, 'accounts.signed_out');
    const { member, session } = found;
    noteOn(request, { member: member.id });
    const now = context.clock.now();
    assertThat(member.accountStatus !== 'suspended', 'accounts.suspended');
    const refusal = access === 'premium' ? 'memberships.premium_needed' : 'requests.forbidden';
    assertThat(isAllowed[access](member, now), refusal);
    // A password that was told or guessed must not open what is everybody's.
    assertThat(access !== 'admin' || session.hasSecondFactor, 'accounts.second_factor_required');
    assertThat(!needsProof || isProven(session, now), 'accounts.proof_needed');
    if (!isRead(request)) {
      await context.rateLimits.writesPerMember.take(String(member.id));
      await takeText(context, request, member.id);
    }
    request.member = member;
    request.session = session;
  };
}

/** Who reads what is open to all: nobody who signs out, is suspended or gone counts as more than a visitor. */
async function recogniseMember({ config, sessions }: AppContext, request: FastifyRequest): Promise<void> {
  const token = isSigningOut(request) ? undefined : readSessionCookie(config, request);
  const found = token === undefined ? null : await sessions.find(token);
  if (found === null || ['deleted', 'suspended'].includes(found.member.accountStatus)) return;
  noteOn(request, { member: found.member.id });
  request.member = found.member;
  request.session = found.session;
}

/** Whichever request is the first to get here ends the session that signing out could not end. */
async function finishSigningOut(
  { sessions, config }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await sessions.close(heldSessionCookie(config, request) ?? '');
  clearSessionCookie(config, reply);
}

/** Whether the member proved a moment ago to be the one, as changes that matter ask for. */
function isProven({ provenAt }: LiveSession, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < proofMs;
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}
