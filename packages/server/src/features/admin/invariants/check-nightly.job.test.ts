import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scheduledJobs } from '#server/jobs.ts';
import { createLogger } from '#server/platform/logging/create-logger.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import { showCheck } from './show-check.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.context.pool.query('DELETE FROM invariant_checks'));

/** Runs the job as it is listed, and answers with what it warned of. */
async function run(): Promise<unknown[]> {
  const warned: unknown[] = [];
  const log: FastifyBaseLogger = Object.assign(Object.create(createLogger('silent')), {
    warn: (...words: unknown[]) => warned.push(words),
  });
  const job = scheduledJobs({ ...testApp.context, log }).find(({ name }) => name === 'check-invariants');
  await job?.run();
  return warned;
}

const newest = async () => (await showCheck(testApp.context.db))?.checkedAt;
const at = (time: string) => testApp.clock.set(new Date(time));

describe('the check of every night', () => {
  it.each([
    ['in the same night', '2026-11-21T03:17:00Z', '2026-11-21T04:17:00Z', false],
    ['in the evening', '2026-11-21T03:17:00Z', '2026-11-21T23:17:00Z', false],
    ['before the next night', '2026-11-21T03:17:00Z', '2026-11-22T02:17:00Z', false],
    ['in the next night', '2026-11-21T03:17:00Z', '2026-11-22T03:17:00Z', true],
    [
      'a while after a night that the machine slept through',
      '2026-11-20T11:00:00Z',
      '2026-11-21T09:17:00Z',
      true,
    ],
  ])('asked %s: at %s and at %s', async (_when, first, second, isDone) => {
    at(first);
    await run();
    at(second);
    await run();
    expect(await newest()).toBe(new Date(isDone ? second : first).toISOString());
  });

  it('warns of what is broken, with numbers alone', async () => {
    at('2026-11-23T03:17:00Z');
    expect(await run()).toEqual([]);
    const { id } = await buildUser(testApp, { subscriptionTier: 'premium' });
    at('2026-11-24T03:17:00Z');
    expect(await run()).toEqual([
      [{ invariant: 'premium_without_reason', count: 1, member: [id] }, expect.stringContaining('premium')],
    ]);
    expect(await showCheck(testApp.context.db)).toMatchObject({ broken: [{ ids: [id] }] });
  });
});
