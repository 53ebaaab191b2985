import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Config } from '#server/config/config.ts';
import type { Database, Handle } from '#server/db/client.ts';
import { sessions } from '#server/db/tables/sessions.ts';
import { users } from '#server/db/tables/users.ts';
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

export function createSessionStore({ db, clock, config }: SessionStoreParts): SessionStore {
  const { idleMs, absoluteMs, touchEveryMs } = config.sessions;
  const findByHash = db
    .select({ ...memberColumns, lastSeenAt: sessions.lastSeenAt, openedAt: sessions.createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('find_session');

  /** Moves the idle end on, never past the absolute one. */
  async function touch(hash: Buffer, openedAt: Date, now: Date): Promise<void> {
    const expiresAt = new Date(Math.min(now.getTime() + idleMs, openedAt.getTime() + absoluteMs));
    await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.tokenHash, hash));
  }

  return {
    async open(userId, handle = db) {
      const token = createSessionToken();
      const now = clock.now();
      await handle.insert(sessions).values({
        tokenHash: hashSessionToken(token) as Buffer,
        userId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + Math.min(idleMs, absoluteMs)),
      });
      return token;
    },
    async find(token) {
      const hash = hashSessionToken(token);
      if (hash === null) return null;
      const now = clock.now();
      const [row] = await findByHash.execute({ hash, now });
      if (row === undefined) return null;
      const { lastSeenAt, openedAt, ...member } = row;
      if (now.getTime() - lastSeenAt.getTime() >= touchEveryMs) await touch(hash, openedAt, now);
      return member;
    },
    async close(token) {
      const hash = hashSessionToken(token);
      if (hash !== null) await db.delete(sessions).where(eq(sessions.tokenHash, hash));
    },
    async purge() {
      const purged = await db.delete(sessions).where(lte(sessions.expiresAt, clock.now()));
      return purged.rowCount ?? 0;
    },
  };
}
