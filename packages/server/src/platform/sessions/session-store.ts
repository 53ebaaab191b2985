import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Config } from '#server/config/config.ts';
import type { Database, Handle } from '#server/db/client.ts';
import { throwUnlessDiskFull } from '#server/db/is-disk-full.ts';
import { type Session, sessions } from '#server/db/tables/identity/sessions.ts';
import { signInTickets } from '#server/db/tables/identity/sign-in-tickets.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { createBatchedRead } from '../concurrency/batch-reads.ts';
import { createSecretToken, hashSecretToken } from '../crypto/secret-token.ts';
import type { Clock } from '../time/clock.ts';
import { type Member, memberColumns } from './member.ts';

export interface SessionStore {
  /** Opens a session, in the caller's transaction if one is given, and returns its token, which is stored nowhere. */
  open(userId: number, traits?: SessionTraits, handle?: Handle): Promise<string>;
  /** The live session that this token belongs to, and its member. One indexed read. */
  find(token: string): Promise<FoundSession | null>;
  /** Ends the session at once, on every node. */
  close(token: string): Promise<void>;
  /** Ends every session of a member and every sign-in under way, but the session that is named, in the caller's transaction. */
  closeAll(userId: number, handle: Handle, kept?: number): Promise<void>;
  /** The member of the session has proved to be the one, `withSecondFactor` by more than a password. Returns when. */
  markProven(sessionId: number, withSecondFactor?: boolean): Promise<Date>;
  /** Deletes sessions past their end; returns how many. */
  purge(): Promise<number>;
}

interface SessionStoreParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'sessions'>;
}

/** What is known of how a session was opened; all of it may be unknown. */
export type SessionTraits = Partial<
  Pick<Session, 'browser' | 'system' | 'timezone' | 'method' | 'hasSecondFactor'>
>;

/** A live session as each request knows it. */
export type LiveSession = Readonly<
  Pick<Session, 'id' | 'method' | 'provenAt' | 'hasSecondFactor' | 'createdAt' | 'lastSeenAt'>
>;

export interface FoundSession {
  readonly member: Member;
  readonly session: LiveSession;
}

export function createSessionStore({ db, clock, config }: SessionStoreParts): SessionStore {
  const { idleMs, absoluteMs, touchEveryMs } = config.sessions;
  const readLive = createBatchedRead(createLiveSessionsRead(db, clock));

  /** Moves the idle end on, never past the absolute one. */
  async function touch(hash: string, openedAt: Date, now: Date): Promise<void> {
    const expiresAt = new Date(Math.min(now.getTime() + idleMs, openedAt.getTime() + absoluteMs));
    await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.tokenHash, hash));
  }

  return {
    async open(userId, traits = {}, handle = db) {
      const token = createSecretToken();
      const now = clock.now();
      await handle.insert(sessions).values({
        tokenHash: hashSecretToken(token),
        userId,
        createdAt: now,
        lastSeenAt: now,
        provenAt: now,
        ...traits,
        expiresAt: new Date(now.getTime() + Math.min(idleMs, absoluteMs)),
      });
      return token;
    },
    async find(token) {
      const hash = hashSecretToken(token);
      const live = await readLive(hash);
      if (live === null) return null;
      const { createdAt, lastSeenAt } = live.session;
      const now = clock.now();
      if (now.getTime() - lastSeenAt.getTime() >= touchEveryMs) {
        // Without room to note the time there is still room to read.
        await touch(hash, createdAt, now).catch(throwUnlessDiskFull);
      }
      return live;
    },
    async close(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashSecretToken(token)));
    },
    async closeAll(userId, handle, kept) {
      const ofMember = eq(sessions.userId, userId);
      await handle
        .delete(sessions)
        .where(kept === undefined ? ofMember : and(ofMember, ne(sessions.id, kept)));
      await handle.delete(signInTickets).where(eq(signInTickets.userId, userId));
    },
    async markProven(sessionId, withSecondFactor = false) {
      const provenAt = clock.now();
      const values = { provenAt, ...(withSecondFactor && { hasSecondFactor: true }) };
      await db.update(sessions).set(values).where(eq(sessions.id, sessionId));
      return provenAt;
    },
    async purge() {
      const purged = await db.delete(sessions).where(lte(sessions.expiresAt, clock.now()));
      return purged.rowCount ?? 0;
    },
  };
}

/** The statement behind every authenticated request, prepared once per connection. */
function createLiveSessionsRead(db: Database, clock: Clock) {
  const statement = db
    .select({
      ...memberColumns,
      tokenHash: sessions.tokenHash,
      session: {
        id: sessions.id,
        method: sessions.method,
        provenAt: sessions.provenAt,
        hasSecondFactor: sessions.hasSecondFactor,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')})`,
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_sessions');

  return async (hashes: string[]): Promise<ReadonlyMap<string, FoundSession>> => {
    const rows = await statement.execute({ hashes, now: clock.now() });
    return new Map(rows.map(({ tokenHash, session, ...member }) => [tokenHash, { member, session }]));
  };
}
