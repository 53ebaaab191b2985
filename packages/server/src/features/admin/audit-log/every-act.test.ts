import { type Endpoint, type Endpoints, endpoints } from '@chitta/contract';
import { desc } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import type { RequestSample } from '#server/testing/request-sample.ts';
import { requestSamples, samplePayload, sampleUrl } from '#server/testing/request-samples.ts';
import { readTableState } from '#server/testing/table-state.ts';

/** Calls that only look, though they take a body: nothing of theirs is kept anywhere. */
const looking: readonly string[] = [
  'POST /api/debug-symbols',
  'POST /api/ai-debug/traces',
  'POST /api/ai-debug/answers',
  'POST /api/admin/symbols/check',
  'POST /api/admin/symbols/preview',
];

const calls = (Object.keys(endpoints) as (keyof Endpoints)[]).filter((key) => {
  const { access }: Endpoint = endpoints[key];
  return access === 'admin' && !key.startsWith('GET ');
});

let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  // Nothing listens there: a call to a model begins its answer all the same.
  testApp = await buildTestApp({ env: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'none' } });
  admin = await signedInClient(testApp, { isAdmin: true, emailVerified: true, accountStatus: 'active' });
});
afterAll(() => testApp.close());

/** Tables that hold something else after the call than before, when the call was made aside. */
async function changedBy(send: () => Promise<unknown>): Promise<string[]> {
  const { pool } = testApp.context;
  const before = await readTableState(pool);
  await send();
  const after = await readTableState(pool);
  return Object.keys(after).filter((name) => name !== 'sessions' && after[name] !== before[name]);
}

async function ask(key: keyof Endpoints, sample: RequestSample) {
  const { method, url } = sampleUrl(key, sample);
  return admin.send({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    ...samplePayload(sample),
  });
}

const newestAct = async () => {
  const [row] = await testApp.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row;
};
const sealLog = () =>
  testApp.context.pool.query('ALTER TABLE audit_log ADD CONSTRAINT sealed CHECK (false) NOT VALID');
const unsealLog = () => testApp.context.pool.query('ALTER TABLE audit_log DROP CONSTRAINT sealed');

describe('every call of administrators that is not a question', () => {
  it.each(calls.filter((key) => !looking.includes(key)))(
    '%s leaves one line, and is not done where no line can be left',
    async (key) => {
      const sample = await requestSamples[key](admin, testApp);
      await sealLog();
      const refused = await changedBy(async () => expect((await ask(key, sample)).status).toBe(500));
      await unsealLog();
      expect(refused).toEqual([]);
      const count = await testApp.context.db.$count(auditLog);
      const { status = 200 }: Endpoint = endpoints[key];
      const changed = await changedBy(async () => expect((await ask(key, sample)).status).toBe(status));
      expect(changed).toContain('audit_log');
      expect(await testApp.context.db.$count(auditLog)).toBe(count + 1);
      expect(await newestAct()).toMatchObject({
        actorId: admin.user.id,
        actorName: admin.user.username,
        address: '127.0.0.0/24',
        requestId: expect.any(String),
      });
    },
  );

  it.each(calls.filter((key) => looking.includes(key)))('%s keeps nothing', async (key) => {
    const sample = await requestSamples[key](admin, testApp);
    expect(await changedBy(() => ask(key, sample))).toEqual([]);
  });
});
