import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Config } from '#server/config/config.ts';
import type { Database, Handle } from '#server/db/client.ts';
import { sessions } from '#server/db/tables/sessions.ts';
import { users } from '#server/db/tables/users.ts';
import { createBatchedRead } from '../batch-reads.ts';
import type { Clock } from '../clock.ts';
import { type Member, memberColumns } from './member.ts';
import { createSessionToken, hashSessionToken } from './session-token.ts';

export interface SessionStore {
  /** Opens a session, in the caller's transaction if one is given, and returns its token, which is stored nowhere. */
  open(userId: number, handle?: Handle): Promise<string>;
  /** The member whose live session this token belongs to. One indexed read. */
  find(token: string): Promise<Member | null>;
  /** Ends the session at once, on every node. */
  close(token: string): Promise<void>;
  /** Deletes sessions past their end; returns how many. */
  purge(): Promise<number>;
}

interface SessionStoreParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'sessions'>;
}

interface LiveSession {
  readonly member: Member;
  readonly openedAt: Date;
  readonly lastSeenAt: Date;
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
    async open(userId, handle = db) {
      const token = createSessionToken();
      const now = clock.now();
      await handle.insert(sessions).values({
        tokenHash: hashSessionToken(token),
        userId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + Math.min(idleMs, absoluteMs)),
      });
      return token;
    },
    async find(token) {
      const hash = hashSessionToken(token);
      const live = await readLive(hash);
      if (live === null) return null;
      const now = clock.now();
      if (now.getTime() - live.lastSeenAt.getTime() >= touchEveryMs) await touch(hash, live.openedAt, now);
      return live.member;
    },
    async close(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashSessionToken(token)));
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
      openedAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
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

  return async (hashes: string[]): Promise<ReadonlyMap<string, LiveSession>> => {
    const rows = await statement.execute({ hashes, now: clock.now() });
    return new Map(
      rows.map(({ tokenHash, openedAt, lastSeenAt, ...member }) => [
        tokenHash,
        { member, openedAt, lastSeenAt },
      ]),
    );
  };
}
