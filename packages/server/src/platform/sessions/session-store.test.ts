import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#server/db/tables/identity/sessions.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';

const hour = 3_600_000;
const day = 24 * hour;

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

async function openSession() {
  const user = await buildUser(testApp);
  return { user, token: await testApp.context.sessions.open(user.id) };
}

async function lastSeenOf(userId: number): Promise<Date | undefined> {
  const rows = await testApp.context.db.select().from(sessions).where(eq(sessions.userId, userId));
  return rows[0]?.lastSeenAt;
}

describe('the session store', () => {
  it('finds each of many members that ask at once', async () => {
    const opened = await Promise.all(Array.from({ length: 25 }, openSession));
    const found = await Promise.all(opened.map(({ token }) => testApp.context.sessions.find(token)));
    expect(found.map((each) => each?.member.id)).toEqual(opened.map(({ user }) => user.id));
  });

  it('ends a session that is not used for 30 days', async () => {
    const { token } = await openSession();
    testApp.clock.advance(30 * day - 1);
    expect(await testApp.context.sessions.find(token)).not.toBeNull();
    testApp.clock.advance(30 * day);
    expect(await testApp.context.sessions.find(token)).toBeNull();
  });

  it('ends a session after 180 days however much it is used', async () => {
    const { token } = await openSession();
    for (let week = 0; week < 25; week += 1) {
      testApp.clock.advance(7 * day);
      expect(await testApp.context.sessions.find(token)).not.toBeNull();
    }
    testApp.clock.advance(5 * day + 1);
    expect(await testApp.context.sessions.find(token)).toBeNull();
  });

  it('writes the time of the last request at most every ten minutes', async () => {
    const { user, token } = await openSession();
    const openedAt = testApp.clock.now();
    testApp.clock.advance(9 * 60_000);
    await testApp.context.sessions.find(token);
    expect(await lastSeenOf(user.id)).toEqual(openedAt);
    testApp.clock.advance(60_000);
    await testApp.context.sessions.find(token);
    expect(await lastSeenOf(user.id)).toEqual(testApp.clock.now());
  });

  it('ends every session of a member, but the one that is kept', async () => {
    const { context } = testApp;
    const { user, token } = await openSession();
    const kept = await context.sessions.open(user.id);
    const other = await openSession();
    const found = await context.sessions.find(kept);
    await context.sessions.closeAll(user.id, context.db, found?.session.id);
    expect(await context.sessions.find(token)).toBeNull();
    expect(await context.sessions.find(kept)).not.toBeNull();
    await context.sessions.closeAll(user.id, context.db);
    expect(await context.sessions.find(kept)).toBeNull();
    expect(await context.sessions.find(other.token)).not.toBeNull();
  });

  it('purges sessions past their end and no others', async () => {
    const old = await openSession();
    testApp.clock.advance(31 * day);
    const current = await openSession();
    expect(await testApp.context.sessions.purge()).toBeGreaterThan(0);
    expect(await lastSeenOf(old.user.id)).toBeUndefined();
    expect(await testApp.context.sessions.find(current.token)).toMatchObject({
      member: { id: current.user.id },
    });
  });

  it('rolls back with the transaction it was opened in', async () => {
    const user = await buildUser(testApp);
    const failed = testApp.context.db.transaction(async (tx) => {
      await testApp.context.sessions.open(user.id, {}, tx);
      throw new TypeError('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await lastSeenOf(user.id)).toBeUndefined();
  });
});
