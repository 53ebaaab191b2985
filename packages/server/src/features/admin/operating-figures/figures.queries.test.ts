import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createFiguresQueries } from './figures.queries.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const listJobs = () => createFiguresQueries(testApp.context.db).listJobs();

describe('scheduled jobs', () => {
  it('are none before the first node has made the queue', async () => {
    expect(await listJobs()).toEqual([]);
  });

  it('tell of their newest run, and of their newest success, whichever came in between', async () => {
    const { pool } = testApp.context;
    // As the queue lays them out, as far as anything is asked of them.
    await pool.query(`CREATE SCHEMA jobs; CREATE TABLE jobs.schedule (name text);
      CREATE TABLE jobs.job (name text, state text, created_on timestamptz, completed_on timestamptz);
      INSERT INTO jobs.schedule VALUES ('tidy'), ('new'), ('busy'), ('never-well');
      INSERT INTO jobs.job SELECT 'tidy', 'completed', at, at + interval '1 minute'
        FROM generate_series('2026-11-14Z'::timestamptz, '2026-11-20Z', '1 hour') AS at;
      INSERT INTO jobs.job VALUES
        ('tidy', 'failed', '2026-11-20 01:00Z', '2026-11-20 01:30Z'),
        ('tidy', 'failed', '2026-11-19 01:00Z', '2026-11-19 01:30Z'),
        ('busy', 'completed', '2026-11-20 01:00Z', '2026-11-20 01:01Z'),
        ('busy', 'failed', '2026-11-20 00:00Z', '2026-11-20 00:01Z'),
        ('busy', 'active', '2026-11-20 02:00Z', NULL),
        ('never-well', 'failed', '2026-11-20 02:00Z', '2026-11-20 02:01Z'),
        ('no-longer-planned', 'completed', '2026-11-20 02:00Z', '2026-11-20 02:01Z')`);
    expect(await listJobs()).toEqual([
      { name: 'busy', state: 'active', succeededAt: new Date('2026-11-20T01:01:00Z') },
      { name: 'never-well', state: 'failed', succeededAt: null },
      { name: 'new', state: null, succeededAt: null },
      { name: 'tidy', state: 'failed', succeededAt: new Date('2026-11-20T00:01:00Z') },
    ]);
  });
});
