import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import { readTableState } from '#server/testing/table-state.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { chittaWith } from '../testing/run-chitta.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const check = (...args: string[]) =>
  chittaWith({ DATABASE_URL: String(testApp.context.pool.options.connectionString) }, 'check', ...args);

// Each command starts a program.
describe('chitta check', { timeout: 60_000 }, () => {
  it('says that nothing is broken, or what is, and changes nothing', async () => {
    expect(check()).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Nothing is broken: \d+ invariants hold\.\n$/),
      stderr: '',
    });
    const { id } = await buildUser(testApp, { subscriptionTier: 'premium', email: 'luna@night.example' });
    const before = await readTableState(testApp.context.pool);
    const { status, stdout, stderr } = check();
    expect(status).toBe(1);
    expect(stdout).toMatch(new RegExp(`^premium_without_reason: .* 1 found \\(member ${id}\\)\\.\\n$`));
    expect(stderr).toMatch(
      /^1 of \d+ invariants are broken\. docs\/operations\.md says of each what to do\.\n$/,
    );
    expect(await readTableState(testApp.context.pool)).toEqual(before);
  });

  it('says what to do with a database that this version has not been started on', async () => {
    const { connectionString, drop } = await createTestDatabase({ isEmpty: true });
    const { status, stderr } = chittaWith({ DATABASE_URL: connectionString }, 'check');
    await drop();
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The database is not brought up .*\.\n$/)]);
  });

  it('takes nothing besides', () => {
    expect(check('members')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('"check" takes no "members"'),
    });
  });
});
