import type { LandingAssignment } from '@chitta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a visitor's first page shows: as it was built (null), or a variant of it. */
export interface LandingPages {
  /** Chooses for this visitor, and lets the browser remember it. Never throws: without an answer the page is as it was built. */
  choose(request: FastifyRequest, reply: FastifyReply): Promise<Omit<LandingAssignment, 'isFollowed'>>;
  /** What runs has been changed: looks again before it chooses the next time. */
  forget(): void;
}
