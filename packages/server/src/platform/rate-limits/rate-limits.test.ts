import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '#server/db/tables/platform/rate-limits.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { createRateLimits } from './rate-limits.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp({ config: { limits: { writesPerMember: { points: 3, seconds: 60 } } } });
});
afterAll(() => testApp.close());

describe('rate limits', () => {
  it('are shared by all nodes, exact under parallel attempts', async () => {
    const nodes = [createRateLimits(testApp.context), createRateLimits(testApp.context)];
    const attempts = Array.from({ length: 30 }, (_, index) =>
      nodes[index % 2]?.signInPerAccount.take('someone'),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('begin anew after a reset, and count less after giving back', async () => {
    const { signInPerAccount: limiter } = testApp.context.rateLimits;
    for (let attempt = 0; attempt < 10; attempt += 1) await limiter.take('other');
    await limiter.giveBack('other');
    await limiter.take('other');
    await expect(limiter.take('other')).rejects.toMatchObject({ reason: 'requests.too_many' });
    await limiter.reset('other');
    await limiter.take('other');
  });

  it('bound the writes of one member, not the reads, and not those of another', async () => {
    const eager = await signedInClient(testApp);
    const calm = await signedInClient(testApp);
    for (let write = 0; write < 3; write += 1) await eager.patch('/api/user', { timezone: 'UTC' });
    const refused = await eager.patch('/api/user', { timezone: 'UTC' });
    expect(refused.status).toBe(429);
    expect(refused.body.retryAfter).toBeGreaterThan(0);
    expect(refused.headers['retry-after']).toBe(String(refused.body.retryAfter));
    expect((await eager.get('/api/user')).status).toBe(200);
    expect((await calm.patch('/api/user', { timezone: 'UTC' })).status).toBe(200);
  });

  it('forget counters whose time is over, and no others', async () => {
    const { db } = testApp.context;
    await db.insert(rateLimits).values([
      { key: 'over', points: 1, expire: Date.now() - 1 },
      { key: 'running', points: 1, expire: Date.now() + 60_000 },
    ]);
    await testApp.context.rateLimits.purge();
    const keys = (await db.select().from(rateLimits)).map(({ key }) => key);
    expect(keys).toContain('running');
    expect(keys).not.toContain('over');
  });
});
