import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type OidcServer, startOidcServer } from '#server/testing/oidc-server.ts';
import { startBrowser } from './testing/browser.ts';

let oidc: OidcServer;
let testApp: TestApp;

beforeAll(async () => {
  oidc = await startOidcServer();
  testApp = await buildTestApp({ env: oidc.env });
});
afterAll(async () => {
  await testApp.close();
  await oidc.close();
});

const luna = {
  sub: 'luna',
  email: 'luna@example.org',
  email_verified: true,
  nickname: 'Luna',
  picture: 'https://p.example/l.png',
};

describe('signing in through the provider', () => {
  it('opens an account for who is new, and signs in who is known', async () => {
    const browser = startBrowser(testApp, oidc);
    const first = await browser.go(luna, { next: '/journal?tag=house' });
    expect(first.body).toEqual({
      success: true,
      data: { outcome: 'signed_in', isNew: true, next: '/journal?tag=house' },
    });
    const { body: user } = await browser.get('/api/user');
    expect(user).toMatchObject({
      username: 'Luna',
      email: 'luna@example.org',
      emailVerified: true,
      accountStatus: 'active',
      pictureUrl: 'https://p.example/l.png',
      language: 'es',
    });
    const again = startBrowser(testApp, oidc);
    expect((await again.go(luna)).body.data).toEqual({ outcome: 'signed_in', isNew: false, next: null });
    expect((await again.get('/api/user')).body.id).toBe(user.id);
    expect((await again.get('/api/sessions')).body.data.items[0].method).toBe('oidc');
  });
});
