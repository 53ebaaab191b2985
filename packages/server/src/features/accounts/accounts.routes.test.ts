import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

describe('GET /api/user', () => {
  it('answers a visitor with UNAUTHORIZED', async () => {
    const response = await createClient(testApp).get('/api/user');
    expect(response.status).toBe(401);
    expect(response.body).toEqual({
      success: false,
      code: 'UNAUTHORIZED',
      reason: 'accounts.signed_out',
      message: 'Please sign in.',
    });
  });

  it('gives the member without password or keys', async () => {
    const client = await signedInClient(testApp);
    const response = await client.get('/api/user?useCustomDomain=true');
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ id: client.user.id, username: client.user.username });
    expect(response.body).not.toHaveProperty('password');
    expect(response.body).not.toHaveProperty('usernameKey');
  });
});
