import type { createConfig } from '#server/config/config.ts';
import { knownDevices } from '#server/db/tables/identity/known-devices.ts';
import { communityMember } from '#server/features/community/community-posts/testing/community-members.ts';
import { createCancelLink } from '#server/features/identity/account-deletion/create-cancel-link.ts';
import { setPassword } from '#server/features/identity/accounts/set-password.ts';
import { createVerificationLink } from '#server/features/identity/email-verification/create-verification-link.ts';
import { createResetLink } from '#server/features/identity/passwords/create-reset-link.ts';
import { hashDevice } from '#server/features/identity/sessions/device-cookie.ts';
import { buildConsultation } from '#server/features/oracle/consultations/testing/build-consultation.ts';
import { createAuthenticator } from '#server/testing/authenticator.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { addPasskey, beginTotp, setUpTotp } from '#server/testing/factor-factories.ts';
import { buildUser, signedInClient } from '#server/testing/factories.ts';
import { toMultipart } from '#server/testing/multipart.ts';
import type { OidcServer } from '#server/testing/oidc-server.ts';

const password = 'violet otter, 4 rivers';

export type LimitName = keyof ReturnType<typeof createConfig>['limits'];

/** Where limits are tried. */
export interface LimitWorld {
  readonly testApp: TestApp;
  readonly oidc: OidcServer;
  /** One that nothing has come from yet. */
  readonly nextAddress: () => string;
}

let last = 0;
/** For names that nobody has. */
const serial = () => {
  last += 1;
  return last;
};

/** A request as it is sent to either node. */
export interface Attempt {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly payload?: object;
  readonly cookie?: string;
  readonly headers?: Record<string, unknown>;
}

/** What is tried, and in the end what would be right; both from one address unless they say otherwise. */
export interface LimitCase {
  readonly wrong: Attempt;
  readonly right?: Attempt;
  /** Each attempt from another address: the account alone is counted. */
  readonly isFromEverywhere?: boolean;
}

const cookieOf = (token: string) => `chitta_session=${token}`;

async function someone(world: LimitWorld) {
  const user = await buildUser(world.testApp);
  await setPassword(world.testApp.context, user.id, password);
  const cookie = cookieOf(await world.testApp.context.sessions.open(user.id));
  return { user, cookie, client: await signedInClient(world.testApp, { user }) };
}
const tokenOf = (link: string) => link.slice(link.indexOf('=') + 1);
export const post = (url: string, payload?: object, cookie?: string): Attempt => ({
  url,
  ...(payload && { payload }),
  ...(cookie && { cookie }),
});

const noPost = `/api/community/posts/${'A'.repeat(22)}`;
const longAgo = { createdAt: new Date(0) };

/** Somebody who may write to others, with an account of that age. */
async function writer(world: LimitWorld, values: { readonly createdAt?: Date }): Promise<string> {
  const { user } = await communityMember(world.testApp, values);
  return cookieOf(await world.testApp.context.sessions.open(user.id));
}
const postOf = async (world: LimitWorld, values: { readonly createdAt?: Date }) =>
  post('/api/community/posts', { kind: 'reading', dreamId: 1 }, await writer(world, values));
const replyOf = async (world: LimitWorld, values: { readonly createdAt?: Date }) =>
  post(`${noPost}/replies`, { text: 'Hello.' }, await writer(world, values));

/** One or more for each limit that all nodes share. */
export const limitCases: Readonly<
  Partial<Record<LimitName, Record<string, (world: LimitWorld) => Promise<LimitCase>>>>
> = {
  signInPerAccount: {
    'passwords of one account': async (world) => {
      const { user } = await someone(world);
      const guess = (guessed: string) => post('/api/login', { username: user.username, password: guessed });
      return { wrong: guess('wrong'), right: guess(password), isFromEverywhere: true };
    },
  },
  signInPerDevice: {
    'passwords of one account in a browser that it knows': async (world) => {
      const { user } = await someone(world);
      const device = 'd'.repeat(43);
      const values = { userId: user.id, deviceHash: hashDevice(user.id, device) };
      const now = world.testApp.clock.now();
      await world.testApp.context.db
        .insert(knownDevices)
        .values({ ...values, createdAt: now, lastSeenAt: now });
      const guess = (guessed: string) =>
        post('/api/login', { username: user.username, password: guessed }, `chitta_device=${device}`);
      return { wrong: guess('wrong'), right: guess(password), isFromEverywhere: true };
    },
  },
  signInPerAddress: {
    'passwords of any account': async (world) => {
      const { user } = await someone(world);
      return {
        wrong: post('/api/login', { username: `nobody-${serial()}`, password }),
        right: post('/api/login', { username: user.username, password }),
      };
    },
    'passkeys of any account': async (world) => {
      const { client } = await someone(world);
      const passkey = await addPasskey(client);
      const { body } = await client.send({
        method: 'POST',
        url: '/api/login/passkey-options',
        remoteAddress: world.nextAddress(),
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
      return { wrong: newcomer(`taken-${serial()}`), right: newcomer(`fresh-${serial()}`) };
    },
  },
  secondFactorPerAccount: {
    'codes at sign-in': async (world) => {
      const { user, client } = await someone(world);
      const totp = await setUpTotp(world.testApp, client);
      await world.testApp.context.rateLimits.secondFactorPerAccount.reset(`user:${user.id}`);
      const first = await client.send({
        method: 'POST',
        url: '/api/login',
        payload: { username: user.username, password },
        remoteAddress: world.nextAddress(),
      });
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
      const step = (code: string) => post('/api/login/second-factor', { code }, cookie);
      return { wrong: step('000000'), right: step(totp.code()), isFromEverywhere: true };
    },
    'codes of an app that is set up': async (world) => {
      const { client, cookie } = await someone(world);
      const totp = await beginTotp(world.testApp, client);
      const confirm = (code: string) => post('/api/factors/totp/confirm', { code }, cookie);
      return { wrong: confirm('000000'), right: confirm(totp.code()), isFromEverywhere: true };
    },
  },
  proofsPerMember: {
    'passwords in an open session': async (world) => {
      const { cookie } = await someone(world);
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
    'links that prove an address': async (world) => {
      const { user, cookie } = await someone(world);
      const link = { userId: user.id, email: user.email, origin: '' };
      const follow = (token: string) => post('/api/email-verification', { token }, cookie);
      const right = follow(tokenOf(await createVerificationLink(world.testApp.context, link)));
      return { wrong: follow('guessed'), right };
    },
    'links that take a deletion back': async (world) => {
      const closedAt = world.testApp.clock.now();
      const user = await buildUser(world.testApp, { accountStatus: 'deleted', closedAt });
      const cancel = (token: string) => post('/api/account-deletion/cancel', { token });
      const link = await createCancelLink(world.testApp.context, { userId: user.id, closedAt, origin: '' });
      return { wrong: cancel('guessed'), right: cancel(tokenOf(link)) };
    },
    'links for a new password': async (world) => {
      const { user } = await someone(world);
      const reset = (token: string) =>
        post('/api/password/reset', { token, password: 'violet otter 4 rivers' });
      return {
        wrong: reset('guessed'),
        right: reset(tokenOf(await createResetLink(world.testApp.context, user.id, ''))),
      };
    },
  },
  mailsPerAddress: {
    'mails for a forgotten password': async (world) => ({
      wrong: post('/api/password/forgot', { email: `nobody-${serial()}@example.org` }),
      right: post('/api/password/forgot', { email: (await someone(world)).user.email }),
    }),
  },
  mailsPerMember: {
    'links sent again': async (world) => ({
      wrong: post('/api/email-verification/resend', undefined, (await someone(world)).cookie),
      isFromEverywhere: true,
    }),
    'changes of address': async (world) => {
      const { cookie } = await someone(world);
      const change = (email: string) => post('/api/email-changes', { email }, cookie);
      return {
        wrong: change(`one-${serial()}@example.org`),
        right: change(`two-${serial()}@example.org`),
        isFromEverywhere: true,
      };
    },
  },
  oidcStartsPerAddress: {
    'ways to the provider': async () => ({ wrong: post('/api/auth/oidc/start', {}) }),
  },
  oidcCallbacksPerAddress: {
    'returns from the provider': async (world) => {
      const start = await createClient(world.testApp).send({
        method: 'POST',
        url: '/api/auth/oidc/start',
        payload: {},
        remoteAddress: world.nextAddress(),
      });
      const cookie = String(start.headers['set-cookie']).split(';')[0] ?? '';
      const back = await world.oidc.visit(start.body.data.url, { sub: 'luna', email: 'luna@example.org' });
      const callBack = (values: object) => post('/api/auth/oidc/callback', values, cookie);
      return {
        wrong: callBack({ state: 'guessed', code: 'guessed' }),
        right: callBack(Object.fromEntries(back.searchParams)),
      };
    },
  },
  exportsPerMember: {
    exports: async (world) => ({
      wrong: { method: 'GET', url: '/api/exports/journal', cookie: (await someone(world)).cookie },
      isFromEverywhere: true,
    }),
  },
  picturesPerMember: {
    pictures: async (world) => ({
      wrong: {
        method: 'PUT',
        url: '/api/profile/picture',
        cookie: (await someone(world)).cookie,
        ...toMultipart([{ name: 'me.png', content: 'no picture' }]),
      },
      isFromEverywhere: true,
    }),
  },
  momentsPerMember: {
    'pictures of moments': async (world) => ({
      wrong: {
        url: '/api/memory/moments',
        cookie: (await someone(world)).cookie,
        ...toMultipart([{ name: 'moment.png', content: 'no picture' }]),
      },
      isFromEverywhere: true,
    }),
  },
  recordingsPerMember: {
    recordings: async (world) => ({
      wrong: {
        method: 'PUT',
        url: '/api/dreams/1/voice-recording',
        cookie: (await someone(world)).cookie,
        ...toMultipart([{ name: 'dream.webm', content: 'no recording' }]),
      },
      isFromEverywhere: true,
    }),
  },
  importsPerMember: {
    imports: async (world) => ({
      wrong: {
        url: '/api/imports',
        cookie: (await someone(world)).cookie,
        ...toMultipart([{ name: 'dreams.csv', content: 'date,dream\n2026-03-05,A dog ran by the house.\n' }]),
      },
      isFromEverywhere: true,
    }),
  },
  codesPerMember: {
    'referral codes of one account': async (world) => ({
      wrong: post('/api/referrals/signup', { referralCode: 'GUESSED' }, (await someone(world)).cookie),
      isFromEverywhere: true,
    }),
  },
  sharesPerAddress: {
    'links to shared answers': async (world) => {
      const { user, client } = await someone(world);
      const { id } = await buildConsultation(world.testApp, user.id);
      const chosen = { includesQuestion: true, includesDreams: false, includesPractice: false, days: 1 };
      const { body } = await client.post(`/api/oracle/consultations/${id}/share`, chosen);
      const open = (token: string): Attempt => ({ method: 'GET', url: `/api/share/oracle/${token}` });
      return { wrong: open('guessed'), right: open(body.data.token) };
    },
  },
  postsPerNewMember: {
    'posts of a new account': async (world) => ({ wrong: await postOf(world, {}), isFromEverywhere: true }),
  },
  postsPerMember: {
    'posts of another account': async (world) => ({
      wrong: await postOf(world, longAgo),
      isFromEverywhere: true,
    }),
  },
  repliesPerNewMember: {
    'replies of a new account': async (world) => ({
      wrong: await replyOf(world, {}),
      isFromEverywhere: true,
    }),
  },
  repliesPerMember: {
    'replies of another account': async (world) => ({
      wrong: await replyOf(world, longAgo),
      isFromEverywhere: true,
    }),
  },
  invitationsPerMember: {
    'links into circles': async (world) => ({
      wrong: post(
        '/api/community/invitations/look',
        { token: 'A'.repeat(43) },
        (await someone(world)).cookie,
      ),
      isFromEverywhere: true,
    }),
  },
  communityReportsPerMember: {
    'reports to the moderators': async (world) => ({
      wrong: post(`${noPost}/reports`, { reason: 'spam' }, (await someone(world)).cookie),
      isFromEverywhere: true,
    }),
  },
  ticketsPerMember: {
    'answers in tickets': async (world) => ({
      wrong: post('/api/tickets/2000000000/answers', { text: 'Hello.' }, (await someone(world)).cookie),
      isFromEverywhere: true,
    }),
  },
  reportsPerAdmin: {
    'downloads of reports': async (world) => {
      const admin = await buildUser(world.testApp, { isAdmin: true });
      const token = await world.testApp.context.sessions.open(admin.id, { hasSecondFactor: true });
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
