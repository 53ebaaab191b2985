import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { createLogger, describeError } from './create-logger.ts';

const secrets = {
  dream: 'A heron carried my grandmother across the frozen harbour',
  password: 'violet otter 4 rivers',
  search: 'grandmother',
};

let lines: string[];
let testApp: TestApp;

beforeAll(async () => {
  lines = [];
  const log = createLogger('trace', { write: (line) => lines.push(line) });
  testApp = await buildTestApp({ parts: { log } });
});
afterAll(() => testApp.close());

describe('the log', () => {
  it('holds one line per request and nothing that members wrote or sent', async () => {
    const member = await signedInClient(testApp);
    await member.post('/api/dreams', { userId: member.user.id, content: secrets.dream });
    await member.get(`/api/dreams?q=${secrets.search}`);
    await createClient(testApp).post('/api/login', { username: 'nobody', password: secrets.password });
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(requests.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      'POST /api/dreams 201',
      'GET /api/dreams 200',
      'POST /api/login 401',
    ]);
    expect(requests[0]).toMatchObject({
      member: member.user.id,
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const everything = lines.join('');
    for (const secret of Object.values(secrets)) expect(everything).not.toContain(secret);
    expect(everything).not.toContain('chitta_session');
  });
});

describe('describeError', () => {
  it('leaves out a value that the database refuses, whatever it was taken for', async () => {
    const { pool } = testApp.context;
    for (const type of ['integer', 'date', 'jsonb', 'timestamptz', 'inet', 'boolean']) {
      const error = await pool
        .query(`SELECT $1::text::${type}`, ['heron {'])
        .catch((reason: Error) => reason);
      expect(error).toBeInstanceOf(Error);
      const described = describeError(error as Error);
      expect(JSON.stringify(described)).not.toContain('heron');
      expect(described).toMatchObject({ message: 'A value was refused', code: expect.stringMatching(/^22/) });
    }
  });

  it('leaves out the values of a failed statement and keeps its cause', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
    const error = new Error(`Failed query: insert into dreams\nparams: ${secrets.dream}`, { cause });
    const described = JSON.stringify(describeError(error));
    expect(described).not.toContain('heron');
    expect(described).toContain('23505');
  });
});
