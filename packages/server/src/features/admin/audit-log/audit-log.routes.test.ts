import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser, type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { type Actor, commandLine } from './actor.ts';
import { type AdminAct, recordAudit, withoutAddresses } from './record-audit.ts';

let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const luna: Actor = { id: 4711, name: 'luna', address: '203.0.113.0/24', requestId: 'req-1' };

function record(values: Partial<AdminAct> & { readonly userId: number }): Promise<void> {
  const act: AdminAct = {
    actor: luna,
    action: 'sessions.ended',
    reason: 'A lost phone.',
    now: testApp.clock.now(),
    ...values,
  };
  return inTransaction(testApp.context.db, (tx) => recordAudit(tx, act));
}

const list = async (query = '') => (await admin.get(`/api/admin/audit-log${query}`)).body.data;

describe('GET /api/admin/audit-log', () => {
  it('tells who did what to whom, when, why and from where', async () => {
    await record({ userId: 900, details: { ended: 2 } });
    const { items } = await list('?member=900');
    expect(items).toEqual([
      {
        id: expect.any(Number),
        happenedAt: testApp.clock.now().toISOString(),
        actorId: 4711,
        actorName: 'luna',
        action: 'sessions.ended',
        memberId: 900,
        reason: 'A lost phone.',
        details: { ended: 2 },
        address: '203.0.113.0/24',
        requestId: 'req-1',
      },
    ]);
  });

  it('goes page by page, newest first, and is narrowed by act and by who acted', async () => {
    for (let turn = 0; turn < 5; turn += 1) await record({ userId: 901, details: { turn } });
    await record({ userId: 901, actor: commandLine, action: 'admin_role.granted' });
    const turns: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(`?member=901&limit=2${cursor && `&cursor=${cursor}`}`);
      turns.push(...page.items.map(({ details }: { details: { turn?: number } }) => details.turn ?? 'role'));
      cursor = page.nextCursor;
    }
    expect(turns).toEqual(['role', 4, 3, 2, 1, 0]);
    expect((await list('?member=901&action=admin_role.granted')).items).toMatchObject([
      { actorId: null, actorName: 'command line', address: null },
    ]);
    expect((await list('?member=901&actor=4711')).items).toHaveLength(5);
    expect((await admin.get('/api/admin/audit-log?cursor=none')).status).toBe(422);
  });
});

describe('the log', () => {
  it.each([
    ['UPDATE', `UPDATE audit_log SET reason = 'another'`],
    ['UPDATE of no row', `UPDATE audit_log SET reason = 'another' WHERE false`],
    ['DELETE', 'DELETE FROM audit_log'],
    ['TRUNCATE', 'TRUNCATE audit_log'],
    ['TRUNCATE with what hangs on it', 'TRUNCATE audit_log CASCADE'],
  ])('refuses %s, from its owner too', async (_case, statement) => {
    await record({ userId: 902 });
    const before = await testApp.context.db.$count(auditLog);
    const client = await testApp.context.pool.connect();
    try {
      await client.query('BEGIN');
      await expect(client.query(statement)).rejects.toThrow('the audit log can only be added to');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    expect(await testApp.context.db.$count(auditLog)).toBe(before);
  });

  it('does not let its owner pass for a replica, for which triggers would not run', async () => {
    const statement = 'SET session_replication_role = replica';
    await expect(testApp.context.pool.query(statement)).rejects.toThrow('permission denied');
  });

  it('keeps nothing of an act that did not happen', async () => {
    const failed = inTransaction(testApp.context.db, async (tx) => {
      await recordAudit(tx, {
        actor: luna,
        action: 'account.closed',
        userId: 903,
        reason: 'Spam.',
        now: testApp.clock.now(),
      });
      throw new TypeError('the act failed');
    });
    await expect(failed).rejects.toThrow('the act failed');
    expect((await list('?member=903')).items).toEqual([]);
  });

  it('outlives the member that it tells of, and names them by number alone', async () => {
    const { db } = testApp.context;
    const member = await buildUser(testApp, { username: 'gone-soon' });
    await record({ userId: member.id, reason: 'Wrote to us from gone-soon@example.org, twice.' });
    await db.delete(users).where(eq(users.id, member.id));
    const rows = await db.select().from(auditLog).where(eq(auditLog.userId, member.id));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.reason).toBe('Wrote to us from […@…], twice.');
    expect(JSON.stringify(rows)).not.toContain('gone-soon');
  });
});

describe('withoutAddresses', () => {
  it.each([
    ['Lost phone, asked by a@b.example.', 'Lost phone, asked by […@…]'],
    ['<luna@example.org>, (sol@example.org)', '<[…@…]>, ([…@…])'],
    ['At 3 @ night', 'At 3 @ night'],
    ['José.Ñu@exámple.org wrote', '[…@…] wrote'],
  ])('%s', (reason, expected) => {
    expect(withoutAddresses(reason)).toBe(expected);
  });
});
