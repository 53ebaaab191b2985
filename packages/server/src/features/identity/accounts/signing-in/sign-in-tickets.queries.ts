import { and, eq, gt, lte } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { signInTickets } from '#server/db/tables/identity/sign-in-tickets.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { type Member, memberColumns } from '#server/platform/sessions/member.ts';

/** How the first step was taken. */
export type FirstStep = (typeof signInTickets.$inferSelect)['method'];

export interface FoundTicket {
  readonly member: Member;
  readonly method: FirstStep;
}

export function createSignInTicketsQueries(handle: Handle) {
  const live = (tokenHash: string, now: Date) =>
    and(eq(signInTickets.tokenHash, tokenHash), gt(signInTickets.expiresAt, now));
  return {
    async insert(values: typeof signInTickets.$inferInsert): Promise<void> {
      await handle.insert(signInTickets).values(values);
    },
    async find(tokenHash: string, now: Date): Promise<FoundTicket | null> {
      const [row] = await handle
        .select({ member: memberColumns, method: signInTickets.method })
        .from(signInTickets)
        .innerJoin(users, eq(users.id, signInTickets.userId))
        .where(live(tokenHash, now));
      return row ?? null;
    },
    /** Uses a ticket up; false where it was used meanwhile, taken back, or has run out. */
    async use(tokenHash: string, now: Date): Promise<boolean> {
      const used = await handle.delete(signInTickets).where(live(tokenHash, now));
      return used.rowCount === 1;
    },
    async purge(now: Date): Promise<void> {
      await handle.delete(signInTickets).where(lte(signInTickets.expiresAt, now));
    },
    async findMember(userId: number): Promise<Member | null> {
      const [row] = await handle.select(memberColumns).from(users).where(eq(users.id, userId));
      return row ?? null;
    },
  };
}
