import type { Access } from '@chitta/contract';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '../app-error.ts';
import { isPremiumMember, type Member } from '../sessions/member.ts';
import { correctSignedInHint, readSessionCookie } from '../sessions/session-cookie.ts';
import { assertOwnOrigin } from './origin-check.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in member; null for visitors and on public calls that do not ask. */
    member: Member | null;
  }
}

const isAllowed: Record<Exclude<Access, 'public'>, (member: Member) => boolean> = {
  member: () => true,
  premium: (member) => isPremiumMember(member) || member.isAdmin,
  affiliate: (member) => member.affiliateStatus === 'active' || member.isAdmin,
  admin: (member) => member.isAdmin,
};

/**
 * Runs before the body is read: refuses writes from other sites, finds the member, and checks that the member may
 * make this call at all. Rights on a single row are the feature's own policy.
 */
export function createAccessGuard(context: AppContext, access: Access): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (!isRead(request)) assertOwnOrigin(context.config, request);
    if (access === 'public') return;
    const token = readSessionCookie(context.config, request);
    const member = token === undefined ? null : await context.sessions.find(token);
    const isSignedIn = member !== null && member.accountStatus !== 'deleted';
    correctSignedInHint(context.config, { request, reply, isSignedIn });
    assertThat(isSignedIn, 'accounts.signed_out');
    assertThat(member.accountStatus !== 'suspended', 'accounts.suspended');
    assertThat(isAllowed[access](member), 'requests.forbidden');
    if (!isRead(request)) await context.rateLimits.writesPerMember.take(String(member.id));
    request.member = member;
  };
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}
