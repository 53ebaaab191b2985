import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import { readTableState } from '#server/testing/table-state.ts';
import { allInvariants } from './all-invariants.ts';
import { checkInvariants, isBroken } from './check-invariants.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

it('answers for each invariant, and leaves everything as it is', async () => {
  const { id } = await buildUser(testApp, { subscriptionTier: 'premium' });
  const before = await readTableState(testApp.context.pool);
  const { checkedAt, findings } = await checkInvariants(testApp.context);
  expect(checkedAt).toEqual(testApp.clock.now());
  expect(findings.map(({ invariant }) => invariant)).toEqual(allInvariants);
  expect(findings.filter(isBroken)).toMatchObject([{ count: 1, ids: [id] }]);
  expect(await readTableState(testApp.context.pool)).toEqual(before);
});

it('sees them as one moment did', async () => {
  const { pool } = testApp.context;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // Whoever asks for checkouts waits; whoever asked for members before has seen them.
    await client.query('LOCK TABLE checkouts IN ACCESS EXCLUSIVE MODE');
    const check = checkInvariants(testApp.context);
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'checkouts'::regclass`,
        );
        return rows.length;
      })
      .toBe(1);
    await client.query(
      `INSERT INTO payment_events (id, type, created_at, received_at) VALUES ('evt_late', 'any', now(), now())`,
    );
    await client.query('COMMIT');
    expect((await check).findings.filter(isBroken)).toHaveLength(1);
  } finally {
    client.release();
  }
  expect((await checkInvariants(testApp.context)).findings.filter(isBroken)).toHaveLength(2);
});
