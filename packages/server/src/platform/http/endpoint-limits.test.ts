import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createConfig } from '#server/config/config.ts';
import { createContext } from '#server/context.ts';
import { knownDevices } from '#server/db/tables/identity/known-devices.ts';
import { communityMember } from '#server/features/community/community-posts/testing/community-members.ts';
import { createCancelLink } from '#server/features/identity/account-deletion/create-cancel-link.ts';
import { setPassword } from '#server/features/identity/accounts/set-password.ts';
import { createVerificationLink } from '#server/features/identity/email-verification/create-verification-link.ts';
import { createResetLink } from '#server/features/identity/passwords/create-reset-link.ts';
import { hashDevice } from '#server/features/identity/sessions/device-cookie.ts';
import { buildConsultation } from '#server/features/oracle/consultations/testing/build-consultation.ts';
import { createHooks } from '#server/hooks.ts';
import { createAuthenticator } from '#server/testing/authenticator.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient, type TestResponse } from '#server/testing/client.ts';
import { addPasskey, beginTotp, setUpTotp } from '#server/testing/factor-factories.ts';
import { buildUser, signedInClient } from '#server/testing/factories.ts';
import { toMultipart } from '#server/testing/multipart.ts';
import { type OidcServer, startOidcServer } from '#server/testing/oidc-server.ts';

const points = 3;
const password = 'violet otter, 4 rivers';
const limits = createConfig({}).limits;
type LimitName = keyof typeof limits;

let oidc: OidcServer;
let testApp: TestApp;
let otherNode: FastifyInstance;
let addresses = 0;

beforeAll(async () => {
  oidc = await startOidcServer();
  const tight = Object.fromEntries(Object.keys(limits).map((name) => [name, { points, seconds: 600 }]));
  const config = {
    limits: { ...tight, writesPerMember: limits.writesPerMember, textsPerMember: limits.textsPerMember },
  };
  testApp = await buildTestApp({ env: oidc.env, config });
  const { config: same, db, pool, secrets, clock } = testApp.context;
  otherNode = await buildApp(createContext(same, { db, pool, secrets, clock }, createHooks));
});
afterAll(async () => {
  await otherNode.close();
  await testApp.close();
  await oidc.close();
});

/** A request as it is sent to either node. */
interface Attempt {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly payload?: object;
  readonly cookie?: string;
  readonly headers?: Record<string, unknown>;
}

/** What is tried, and in the end what would be right; both from one address unless they say otherwise. */
interface Case {
  readonly wrong: Attempt;
  readonly right?: Attempt;
  /** Each attempt from another address: the account alone is counted. */
  readonly isFromEverywhere?: boolean;
}

const nextAddress = () => {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
};
const cookieOf = (token: string) => `chitta_session=${token}`;

async function someone() {
  const user = await buildUser(testApp);
  await setPassword(testApp.context, user.id, password);
  const cookie = cookieOf(await testApp.context.sessions.open(user.id));
  return { user, cookie, client: await signedInClient(testApp, { user }) };
}
const tokenOf = (link: string) => link.slice(link.indexOf('=') + 1);
const post = (url: string, payload?: object, cookie?: string): Attempt => ({
  url,
  ...(payload && { payload }),
  ...(cookie && { cookie }),
});

const noPost = `/api/community/posts/${'A'.repeat(22)}`;
const longAgo = { createdAt: new Date(0) };

/** Somebody who may write to others, with an account of that age. */
async function writer(values: { readonly createdAt?: Date }): Promise<string> {
  const { user } = await communityMember(testApp, values);
  return cookieOf(await testApp.context.sessions.open(user.id));
}
const postOf = async (values: { readonly createdAt?: Date }) =>
  post('/api/community/posts', { kind: 'reading', dreamId: 1 }, await writer(values));
const replyOf = async (values: { readonly createdAt?: Date }) =>
  post(`${noPost}/replies`, { text: 'Hello.' }, await writer(values));

/** One or more for each limit that all nodes share. */
const cases: Readonly<Partial<Record<LimitName, Record<string, () => Promise<Case>>>>> = {
  signInPerAccount: {
    'passwords of one account': async () => {
      const { user } = await someone();
      const guess = (guessed: string) => post('/api/login', { username: user.username, password: guessed });
      return { wrong: guess('wrong'), right: guess(password), isFromEverywhere: true };
    },
  },
  signInPerDevice: {
    'passwords of one account in a browser that it knows': async () => {
      const { user } = await someone();
      const device = 'd'.repeat(43);
      const values = { userId: user.id, deviceHash: hashDevice(user.id, device) };
      const now = testApp.clock.now();
      await testApp.context.db.insert(knownDevices).values({ ...values, createdAt: now, lastSeenAt: now });
      const guess = (guessed: string) =>
        post('/api/login', { username: user.username, password: guessed }, `chitta_device=${device}`);
      return { wrong: guess('wrong'), right: guess(password), isFromEverywhere: true };
    },
  },
  signInPerAddress: {
    'passwords of any account': async () => {
      const { user } = await someone();
      return {
        wrong: post('/api/login', { username: `nobody-${addresses}`, password }),
        right: post('/api/login', { username: user.username, password }),
      };
    },
    'passkeys of any account': async () => {
      const { client } = await someone();
      const passkey = await addPasskey(client);
      const { body } = await client.send({
        method: 'POST',
        url: '/api/login/passkey-options',
        remoteAddress: nextAddress(),
      });
      const stranger = createAuthenticator();
      stranger.create({ ...body.data, rp: { id: 'localhost' }, user: { id: 'AAAA' } });
      return {
        wrong: post('/api/login/passkey', { passkey: stranger.get(body.data) }),
        right: post('/api/login/passkey', { passkey: passkey.get(body.data) }),
      };
    },
  },
  signUpPerAddress: {
    'new accounts': async () => {
      const newcomer = (name: string) =>
        post('/api/signup', {
          username: name,
          email: `${name}@example.org`,
          password: 'violet otter 4 rivers',
        });
      return { wrong: newcomer(`taken-${addresses}`), right: newcomer(`fresh-${addresses}`) };
    },
  },
  secondFactorPerAccount: {
    'codes at sign-in': async () => {
      const { user, client } = await someone();
      const totp = await setUpTotp(testApp, client);
      await testApp.context.rateLimits.secondFactorPerAccount.reset(`user:${user.id}`);
      const first = await client.send({
        method: 'POST',
        url: '/api/login',
        payload: { username: user.username, password },
        remoteAddress: nextAddress(),
      });
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
      const step = (code: string) => post('/api/login/second-factor', { code }, cookie);
      return { wrong: step('000000'), right: step(totp.code()), isFromEverywhere: true };
    },
    'codes of an app that is set up': async () => {
      const { client, cookie } = await someone();
      const totp = await beginTotp(testApp, client);
      const confirm = (code: string) => post('/api/factors/totp/confirm', { code }, cookie);
      return { wrong: confirm('000000'), right: confirm(totp.code()), isFromEverywhere: true };
    },
  },
  proofsPerMember: {
    'passwords in an open session': async () => {
      const { cookie } = await someone();
      const prove = (guessed: string) => post('/api/reauthentication', { password: guessed }, cookie);
      return { wrong: prove('wrong'), right: prove(password), isFromEverywhere: true };
    },
  },
  passkeyQuestionsPerAddress: {
    'questions to authenticators': async () => ({ wrong: post('/api/login/passkey-options') }),
    'questions in the second step': async () => ({
      wrong: post('/api/login/second-factor/passkey-options'),
    }),
  },
  linksPerAddress: {
    'links that prove an address': async () => {
      const { user, cookie } = await someone();
      const link = { userId: user.id, email: user.email, origin: '' };
      const follow = (token: string) => post('/api/email-verification', { token }, cookie);
      const right = follow(tokenOf(await createVerificationLink(testApp.context, link)));
      return { wrong: follow('guessed'), right };
    },
    'links that take a deletion back': async () => {
      const closedAt = testApp.clock.now();
      const user = await buildUser(testApp, { accountStatus: 'deleted', closedAt });
      const cancel = (token: string) => post('/api/account-deletion/cancel', { token });
      const link = await createCancelLink(testApp.context, { userId: user.id, closedAt, origin: '' });
      return { wrong: cancel('guessed'), right: cancel(tokenOf(link)) };
    },
    'links for a new password': async () => {
      const { user } = await someone();
      const reset = (token: string) =>
        post('/api/password/reset', { token, password: 'violet otter 4 rivers' });
      return {
        wrong: reset('guessed'),
        right: reset(tokenOf(await createResetLink(testApp.context, user.id, ''))),
      };
    },
  },
  mailsPerAddress: {
    'mails for a forgotten password': async () => ({
      wrong: post('/api/password/forgot', { email: `nobody-${addresses}@example.org` }),
      right: post('/api/password/forgot', { email: (await someone()).user.email }),
    }),
  },
  mailsPerMember: {
    'links sent again': async () => ({
      wrong: post('/api/email-verification/resend', undefined, (await someone()).cookie),
      isFromEverywhere: true,
    }),
    'changes of address': async () => {
      const { cookie } = await someone();
      const change = (email: string) => post('/api/email-changes', { email }, cookie);
      return {
        wrong: change(`one-${addresses}@example.org`),
        right: change(`two-${addresses}@example.org`),
        isFromEverywhere: true,
      };
    },
  },
  oidcStartsPerAddress: {
    'ways to the provider': async () => ({ wrong: post('/api/auth/oidc/start', {}) }),
  },
  oidcCallbacksPerAddress: {
    'returns from the provider': async () => {
      const start = await createClient(testApp).send({
        method: 'POST',
        url: '/api/auth/oidc/start',
        payload: {},
        remoteAddress: nextAddress(),
      });
      const cookie = String(start.headers['set-cookie']).split(';')[0] ?? '';
      const back = await oidc.visit(start.body.data.url, { sub: 'luna', email: 'luna@example.org' });
      const callBack = (values: object) => post('/api/auth/oidc/callback', values, cookie);
      return {
        wrong: callBack({ state: 'guessed', code: 'guessed' }),
        right: callBack(Object.fromEntries(back.searchParams)),
      };
    },
  },
  exportsPerMember: {
    exports: async () => ({
      wrong: { method: 'GET', url: '/api/exports/journal', cookie: (await someone()).cookie },
      isFromEverywhere: true,
    }),
  },
  picturesPerMember: {
    pictures: async () => ({
      wrong: {
        method: 'PUT',
        url: '/api/profile/picture',
        cookie: (await someone()).cookie,
        ...toMultipart([{ name: 'me.png', content: 'no picture' }]),
      },
      isFromEverywhere: true,
    }),
  },
  momentsPerMember: {
    'pictures of moments': async () => ({
      wrong: {
        url: '/api/memory/moments',
        cookie: (await someone()).cookie,
        ...toMultipart([{ name: 'moment.png', content: 'no picture' }]),
      },
      isFromEverywhere: true,
    }),
  },
  recordingsPerMember: {
    recordings: async () => ({
      wrong: {
        method: 'PUT',
        url: '/api/dreams/1/voice-recording',
        cookie: (await someone()).cookie,
        ...toMultipart([{ name: 'dream.webm', content: 'no recording' }]),
      },
      isFromEverywhere: true,
    }),
  },
  importsPerMember: {
    imports: async () => ({
      wrong: {
        url: '/api/imports',
        cookie: (await someone()).cookie,
        ...toMultipart([{ name: 'dreams.csv', content: 'date,dream\n2026-03-05,A dog ran by the house.\n' }]),
      },
      isFromEverywhere: true,
    }),
  },
  codesPerMember: {
    'referral codes of one account': async () => ({
      wrong: post('/api/referrals/signup', { referralCode: 'GUESSED' }, (await someone()).cookie),
      isFromEverywhere: true,
    }),
  },
  sharesPerAddress: {
    'links to shared answers': async () => {
      const { user, client } = await someone();
      const { id } = await buildConsultation(testApp, user.id);
      const chosen = { includesQuestion: true, includesDreams: false, includesPractice: false, days: 1 };
      const { body } = await client.post(`/api/oracle/consultations/${id}/share`, chosen);
      const open = (token: string): Attempt => ({ method: 'GET', url: `/api/share/oracle/${token}` });
      return { wrong: open('guessed'), right: open(body.data.token) };
    },
  },
  postsPerNewMember: {
    'posts of a new account': async () => ({ wrong: await postOf({}), isFromEverywhere: true }),
  },
  postsPerMember: {
    'posts of another account': async () => ({ wrong: await postOf(longAgo), isFromEverywhere: true }),
  },
  repliesPerNewMember: {
    'replies of a new account': async () => ({ wrong: await replyOf({}), isFromEverywhere: true }),
  },
  repliesPerMember: {
    'replies of another account': async () => ({ wrong: await replyOf(longAgo), isFromEverywhere: true }),
  },
  invitationsPerMember: {
    'links into circles': async () => ({
      wrong: post('/api/community/invitations/look', { token: 'A'.repeat(43) }, (await someone()).cookie),
      isFromEverywhere: true,
    }),
  },
  communityReportsPerMember: {
    'reports to the moderators': async () => ({
      wrong: post(`${noPost}/reports`, { reason: 'spam' }, (await someone()).cookie),
      isFromEverywhere: true,
    }),
  },
  ticketsPerMember: {
    'answers in tickets': async () => ({
      wrong: post('/api/tickets/2000000000/answers', { text: 'Hello.' }, (await someone()).cookie),
      isFromEverywhere: true,
    }),
  },
  reportsPerAdmin: {
    'downloads of reports': async () => {
      const admin = await buildUser(testApp, { isAdmin: true });
      const token = await testApp.context.sessions.open(admin.id, { hasSecondFactor: true });
      const url = '/api/admin/system-reports/2000000000/file';
      return { wrong: { method: 'GET', url, cookie: cookieOf(token) }, isFromEverywhere: true };
    },
  },
  clicksPerAddress: {
    'visits by a referral code': async () => ({
      wrong: post('/api/referrals/clicks', { referralCode: 'GUESSED' }),
    }),
  },
};

/** Limits that are tried elsewhere, each with the reason. */
const elsewhere: Readonly<Partial<Record<LimitName, string>>> = {
  writesPerMember: 'counted on each node by itself: rate-limits.test.ts',
  textsPerMember: 'counted by weight on each node by itself: text-limits.test.ts',
  pushDevicesPerMember: 'a known device is free: push-subscriptions.routes.test.ts',
  pushTestsPerMember: 'needs a device of its own: push-subscriptions.routes.test.ts',
  deepeningsPerMember: 'needs a language model: deepen-reading.test.ts',
  landingPerAddress: 'counted on each node by itself: landing-experiments.routes.test.ts',
};

const table = Object.entries(cases).flatMap(([limit, named]) =>
  Object.entries(named ?? {}).map(([name, prepare]) => ({ limit, name, prepare })),
);

async function send(app: FastifyInstance, attempt: Attempt, remoteAddress: string): Promise<TestResponse> {
  const { method = 'POST', url, payload, cookie, headers } = attempt;
  return createClient({ ...testApp, app }).send({
    method,
    url,
    remoteAddress,
    headers: { ...(cookie && { cookie }), ...headers },
    ...(payload && { payload }),
  });
}

describe('over the limit', () => {
  it.each(table)('of $limit: no more $name, right or not, on any node', async ({ prepare }) => {
    const { wrong, right = wrong, isFromEverywhere = false } = await prepare();
    const home = nextAddress();
    const from = () => (isFromEverywhere ? nextAddress() : home);
    for (let attempt = 0; attempt < points; attempt += 1) {
      const node = attempt % 2 === 0 ? testApp.app : otherNode;
      expect((await send(node, wrong, from())).status).not.toBe(429);
    }
    for (const node of [testApp.app, otherNode]) {
      const refused = await send(node, right, from());
      expect([refused.status, refused.body.reason]).toEqual([429, 'requests.too_many']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('counts the first 64 bits of an IPv6 address as one place', async () => {
    const start = post('/api/login/passkey-options');
    for (let host = 1; host <= points; host += 1) {
      expect((await send(testApp.app, start, `2001:db8:7:7::${host}`)).status).toBe(200);
    }
    expect((await send(otherNode, start, '2001:db8:7:7:ffff::9')).status).toBe(429);
    expect((await send(otherNode, start, '2001:db8:7:8::1')).status).toBe(200);
  });

  it('is tried for every limit that there is', () => {
    const tried = new Set([...Object.keys(cases), ...Object.keys(elsewhere)]);
    expect(Object.keys(limits).filter((name) => !tried.has(name))).toEqual([]);
  });
});
