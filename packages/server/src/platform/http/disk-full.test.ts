import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { signedInClient } from '#server/testing/factories.ts';

const hour = 3_600_000;
const content = 'I stood on a bridge over a dark river.';

let testApp: TestApp | undefined;

afterEach(() => testApp?.close());

/** Lets PostgreSQL answer writes as it does without room on its disk. */
async function fillDisk({ context }: TestApp): Promise<() => Promise<unknown>> {
  await context.pool.query(`
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON dreams EXECUTE FUNCTION no_room();
    CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON sessions EXECUTE FUNCTION no_room()`);
  return () => context.pool.query('DROP FUNCTION no_room CASCADE');
}

describe('a disk that PostgreSQL finds full', () => {
  it('refuses a write with a reason of its own, goes on reading, and is well again by itself', async () => {
    testApp = await buildTestApp();
    const member = await signedInClient(testApp);
    const write = () => member.post('/api/dreams', { userId: member.user.id, content });
    expect((await write()).status).toBe(201);
    const makeRoom = await fillDisk(testApp);
    const refused = await write();
    expect(refused.status).toBe(507);
    expect(refused.body).toMatchObject({ code: 'DATABASE', reason: 'server.disk_full' });
    expect(refused.headers['retry-after']).toBeDefined();
    // Late enough for the time of the last request to be written with a read.
    testApp.clock.advance(hour);
    expect((await member.get('/api/dreams')).body.data.items).toHaveLength(1);
    await makeRoom();
    expect((await write()).status).toBe(201);
  });
});

describe('a disk that is nearly full', () => {
  it('refuses writes before PostgreSQL has to, and lets people read and sign out', async () => {
    let isFull = true;
    testApp = await buildTestApp({ parts: { disk: { isNearlyFull: () => isFull } } });
    const member = await signedInClient(testApp);
    const write = () => member.post('/api/dreams', { userId: member.user.id, content });
    expect((await write()).body).toMatchObject({ code: 'DATABASE', reason: 'server.disk_full' });
    expect((await createClient(testApp).post('/api/login', { username: 'a', password: 'b' })).status).toBe(
      507,
    );
    expect((await member.get('/api/dreams')).status).toBe(200);
    isFull = false;
    expect((await write()).status).toBe(201);
    isFull = true;
    expect((await member.post('/api/auth/logout')).status).toBe(200);
  });
});
