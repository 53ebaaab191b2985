import type { Endpoints } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import { users } from '#server/db/tables/identity/users.ts';
import { createCancelLink } from '#server/features/identity/account-deletion/create-cancel-link.ts';
import { setPassword } from '#server/features/identity/accounts/set-password.ts';
import { createVerificationLink } from '#server/features/identity/email-verification/create-verification-link.ts';
import { createResetLink } from '#server/features/identity/passwords/create-reset-link.ts';
import { createAuthenticator } from '#server/testing/authenticator.ts';
import { addPasskey, beginTotp, setUpTotp } from '#server/testing/factor-factories.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import { toMultipart } from '#server/testing/multipart.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';

let counter = 0;

/** The token that a link carries. */
const tokenOf = (link: string) => link.slice(link.indexOf('#token=') + '#token='.length);

/** A PNG of one pixel. */
const pictureFile = {
  name: 'me.png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function ownPicture(owner: SignedInClient): Promise<{ params: { id: string } }> {
  const url = '/api/profile/picture';
  const { body } = await owner.send({ method: 'PUT', url, ...toMultipart([pictureFile]) });
  return { params: { id: body.data.pictureUrl.split('/').at(-1) } };
}

/** Valid requests of accounts: signing in and up, factors, addresses, the profile. */
export const identitySamples = {
  'GET /api/user': () => ({}),
  'PATCH /api/user': () => ({ body: { timezone: 'Europe/Madrid' } }),
  'POST /api/login': () => ({ body: { username: 'nobody', password: 'violet otter' } }),
  'POST /api/login/second-factor': () => ({ body: { code: '123456', timezone: 'America/Bogota' } }),
  'POST /api/login/second-factor/passkey-options': () => ({}),
  'POST /api/login/passkey': async (owner) => {
    const { get } = await addPasskey(owner);
    const { body } = await owner.post('/api/login/passkey-options');
    return { body: { passkey: get(body.data) } };
  },
  'POST /api/login/passkey-options': () => ({}),
  'GET /api/auth-test': () => ({}),
  'GET /api/auth/oidc': () => ({}),
  'POST /api/auth/oidc/start': () => ({ body: { next: '/journal' } }),
  'POST /api/auth/oidc/proof': async ({ user }, { context }) => {
    const link = [`https://id.example|${user.id}`, user.id];
    await context.pool.query('UPDATE users SET auth0_id = $1 WHERE id = $2', link);
    return { body: { next: '/account/security' } };
  },
  'POST /api/auth/oidc/connection': () => ({ body: {} }),
  'POST /api/auth/oidc/callback': () => ({ body: { state: 'never begun', code: 'none', language: 'es' } }),
  'GET /api/auth/oidc/link': () => ({}),
  'POST /api/auth/oidc/link': () => ({}),
  'DELETE /api/auth/oidc/link': () => ({}),
  'GET /api/sessions': () => ({}),
  'DELETE /api/sessions': () => ({}),
  'DELETE /api/sessions/:id': async (owner, testApp) => {
    const found = await testApp.context.sessions.find(await testApp.context.sessions.open(owner.user.id));
    return { params: { id: String(found?.session.id) } };
  },
  'POST /api/signup': () => {
    counter += 1;
    const username = `newcomer${counter}`;
    return {
      body: {
        username,
        email: `${username}@example.org`,
        password: 'violet otter 4 rivers',
        timezone: 'UTC',
      },
    };
  },
  'POST /api/auth/logout': () => ({}),
  'POST /api/email-verification': async ({ user }, { context }) => {
    const link = { userId: user.id, email: user.email, origin: '' };
    return { body: { token: tokenOf(await createVerificationLink(context, link)) } };
  },
  'POST /api/email-verification/resend': () => ({}),
  'GET /api/email-changes': () => ({}),
  'POST /api/email-changes': () => ({ body: { email: 'another@example.org' } }),
  'DELETE /api/email-changes': () => ({}),
  'POST /api/password/forgot': () => ({ body: { email: 'nobody@example.org', language: 'es' } }),
  'POST /api/password/reset': async ({ user }, { context }) => ({
    body: {
      token: tokenOf(await createResetLink(context, user.id, '')),
      password: 'violet otter 4 rivers',
    },
  }),
  'PUT /api/password': () => ({ body: { password: 'violet otter 4 rivers' } }),
  'GET /api/factors': () => ({}),
  'POST /api/factors/totp': () => ({}),
  'POST /api/factors/totp/confirm': async (owner, testApp) => ({
    body: { code: (await beginTotp(testApp, owner)).code() },
  }),
  'DELETE /api/factors/totp': () => ({}),
  'POST /api/factors/passkeys/options': () => ({}),
  'POST /api/factors/passkeys': async (owner) => {
    const { body } = await owner.post('/api/factors/passkeys/options');
    return { body: { name: 'Phone', passkey: createAuthenticator().create(body.data) } };
  },
  'PATCH /api/factors/passkeys/:id': async (owner) => ({
    params: { id: String((await addPasskey(owner)).id) },
    body: { name: 'Old phone', isSecondFactor: true },
  }),
  'DELETE /api/factors/passkeys/:id': async (owner) => {
    await addPasskey(owner);
    return { params: { id: String((await addPasskey(owner)).id) } };
  },
  'POST /api/factors/recovery-codes': async (owner, testApp) => {
    await setUpTotp(testApp, owner);
    return {};
  },
  'GET /api/reauthentication': () => ({}),
  'POST /api/reauthentication': async (owner, testApp) => {
    await setPassword(testApp.context, owner.user.id, 'violet otter, 4 rivers');
    return { body: { password: 'violet otter, 4 rivers' } };
  },
  'POST /api/reauthentication/passkey-options': () => ({}),
  'GET /api/profile': () => ({}),
  'PATCH /api/profile': () => ({ body: { displayName: 'Luna', birthDate: '1990-04-02', timezone: 'UTC' } }),
  'PUT /api/profile/picture': () => ({ query: { x: '20', zoom: '150' }, files: [pictureFile] }),
  'DELETE /api/profile/picture': () => ({}),
  'GET /api/pictures/:id': ownPicture,
  'POST /api/account-deletion': () => ({}),
  'POST /api/account-deletion/cancel': async ({ user }, { context }) => {
    const closedAt = context.clock.now();
    await context.db.update(users).set({ accountStatus: 'deleted', closedAt }).where(eq(users.id, user.id));
    return {
      body: { token: tokenOf(await createCancelLink(context, { userId: user.id, closedAt, origin: '' })) },
    };
  },
} satisfies Partial<Record<keyof Endpoints, SampleMaker>>;
