import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { verificationTokens } from '#server/db/tables/identity/verification-tokens.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { addPasskey, setUpTotp } from '#server/testing/factor-factories.ts';
import { buildUser, signedInClient } from '#server/testing/factories.ts';
import { linkOf, receiveMails } from '#server/testing/mailbox.ts';
import { createVerificationLink } from './create-verification-link.ts';
import { purgeLinksJob } from './purge-links.job.ts';

const day = 24 * 3_600_000;

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const newcomer = (username: string, language?: string) => ({
  username,
  email: `${username}@example.org`,
  password: 'violet otter, 4 rivers',
  ...(language && { language }),
});
const signUp = (body: object) => createClient(testApp).post('/api/signup', body);
/** Follows a link in a browser of the member, or in one where nobody is signed in. */
async function verify(token: string, userId?: number) {
  const session = userId === undefined ? undefined : await testApp.context.sessions.open(userId);
  return createClient(testApp, session).post('/api/email-verification', { token });
}
const tokenOf = (link: string) => link.split('#token=')[1] ?? '';
const rowOf = async (id: number) =>
  (await testApp.context.db.select().from(users).where(eq(users.id, id)))[0];

describe('signing up', () => {
  it.each([
    ['en', 'Confirm your email for Chitta', 'Welcome to Chitta, luna-en.'],
    ['es', 'Confirma tu correo para Chitta', 'Te damos la bienvenida a Chitta, luna-es.'],
  ])('sends a link to the new address, in %s', async (language, subject, greeting) => {
    const { body } = await signUp(newcomer(`luna-${language}`, language));
    expect(body).toMatchObject({
      requiresVerification: false,
      verificationEmailSent: true,
      nextStep: 'EMAIL_VERIFICATION',
      user: { language, emailVerified: false, accountStatus: 'pending' },
    });
    const [mail] = await receiveMails(testApp);
    expect(mail).toMatchObject({ subject, to: [{ address: `luna-${language}@example.org` }] });
    expect(mail?.text).toContain(greeting);
    expect(mail?.html).toContain(`lang="${language}"`);
    expect(mail?.text).not.toMatch(/\{\{|undefined/);
    expect(linkOf(mail)).toMatch(/^\/verify-email#token=[\w-]{43}$/);
    const proven = await verify(tokenOf(linkOf(mail)), body.user.id);
    const data = { email: `luna-${language}@example.org`, hasLostWaysIn: false };
    expect(proven.body).toEqual({ success: true, data });
    expect(await rowOf(body.user.id)).toMatchObject({ emailVerified: true, accountStatus: 'active' });
  });

  it('speaks English where the language is not known, and no second link where it fails', async () => {
    const body = newcomer('nobody-knows');
    expect((await signUp(body)).body.user.language).toBeNull();
    expect((await signUp(body)).status).toBe(409);
    const mails = await receiveMails(testApp);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email for Chitta',
      'Somebody tried to open an account with your email',
    ]);
  });
});

describe('POST /api/email-verification', () => {
  it('leaves a suspended account as it is', async () => {
    const user = await buildUser(testApp, { accountStatus: 'suspended' });
    const link = { userId: user.id, email: user.email, origin: '' };
    const refused = await verify(tokenOf(await createVerificationLink(testApp.context, link)));
    expect(refused.body.reason).toBe('links.sign_in_needed');
    expect(await rowOf(user.id)).toMatchObject({ accountStatus: 'suspended', emailVerified: false });
  });

  it('takes either of two links, and uses both up', async () => {
    const user = await buildUser(testApp);
    const link = { userId: user.id, email: user.email, origin: '' };
    const [first, second] = await Promise.all([
      createVerificationLink(testApp.context, link),
      createVerificationLink(testApp.context, link),
    ]);
    const session = await testApp.context.sessions.open(user.id);
    const browser = createClient(testApp, session);
    const follow = (one: string) => browser.post('/api/email-verification', { token: tokenOf(one) });
    const answers = await Promise.all([follow(first), follow(second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('does not take a link to an address that is no longer the account’s', async () => {
    const user = await buildUser(testApp);
    const link = { userId: user.id, email: 'earlier@example.org', origin: '' };
    const token = tokenOf(await createVerificationLink(testApp.context, link));
    const response = await verify(token, user.id);
    expect(response.status).toBe(409);
    expect(response.body.reason).toBe('links.replaced');
    expect(await rowOf(user.id)).toMatchObject({ emailVerified: false });
  });
});

describe('an account that a stranger opened with the address of somebody else', () => {
  it('is not proven by a click of the owner, in no browser but one that is signed in to it', async () => {
    const { body } = await signUp(newcomer('mallory'));
    const [mail] = await receiveMails(testApp);
    const token = tokenOf(linkOf(mail));
    const owner = await signedInClient(testApp);
    for (const refused of [await verify(token), await verify(token, owner.user.id)]) {
      expect([refused.status, refused.body.reason]).toEqual([403, 'links.sign_in_needed']);
    }
    expect(await rowOf(body.user.id)).toMatchObject({ emailVerified: false, accountStatus: 'pending' });
    expect(await rowOf(owner.user.id)).toMatchObject({ emailVerified: false });
    // The link is left as it was.
    expect((await verify(token, body.user.id)).status).toBe(200);
  });

  it('keeps nothing that was set up before the first proof, and says so', async () => {
    const stranger = await signedInClient(testApp, { auth0Id: 'x|stranger', authProvider: 'oidc' });
    const { user } = stranger;
    await setUpTotp(testApp, stranger);
    await addPasskey(stranger);
    await receiveMails(testApp);
    const link = { userId: user.id, email: user.email, origin: 'http://localhost:3000' };
    const browser = await signedInClient(testApp, { user });
    const token = tokenOf(await createVerificationLink(testApp.context, link));
    const { body } = await browser.post('/api/email-verification', { token });
    expect(body.data).toEqual({ email: user.email, hasLostWaysIn: true });
    expect((await stranger.get('/api/user')).status).toBe(401);
    expect((await browser.get('/api/factors')).body.data).toMatchObject({
      totpSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect(await rowOf(user.id)).toMatchObject({ auth0Id: null, authProvider: null, addressProof: 'link' });
    const [mail] = await receiveMails(testApp);
    expect(mail).toMatchObject({ subject: 'Ways to sign in to your account were removed' });
    expect(linkOf(mail)).toBe('/account/security');
  });

  it('keeps the provider that the one who proves came by', async () => {
    const user = await buildUser(testApp, { auth0Id: 'x|own', authProvider: 'oidc' });
    const session = await testApp.context.sessions.open(user.id, { method: 'oidc' });
    const link = { userId: user.id, email: user.email, origin: '' };
    const token = tokenOf(await createVerificationLink(testApp.context, link));
    const { body } = await createClient(testApp, session).post('/api/email-verification', { token });
    expect(body.data.hasLostWaysIn).toBe(false);
    expect(await rowOf(user.id)).toMatchObject({ auth0Id: 'x|own', emailVerified: true });
  });
});

describe('POST /api/email-verification/resend', () => {
  it('sends another link, so many in an hour', async () => {
    const client = await signedInClient(testApp);
    for (let time = 0; time < 5; time += 1) {
      const { body } = await client.post('/api/email-verification/resend');
      expect(body).toEqual({ success: true, data: { isVerified: false } });
    }
    const refused = await client.post('/api/email-verification/resend');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const mails = await receiveMails(testApp);
    expect(new Set(mails.map(linkOf)).size).toBe(5);
  });

  it('sends nothing to an address that is verified', async () => {
    const client = await signedInClient(testApp, { emailVerified: true });
    const { body } = await client.post('/api/email-verification/resend');
    expect(body).toEqual({ success: true, data: { isVerified: true } });
    expect(await receiveMails(testApp)).toEqual([]);
  });

  it('sends nothing where the address was verified before the mail went out', async () => {
    const client = await signedInClient(testApp);
    await client.post('/api/email-verification/resend');
    await testApp.context.db.update(users).set({ emailVerified: true }).where(eq(users.id, client.user.id));
    expect(await receiveMails(testApp)).toEqual([]);
  });
});

describe('PATCH /api/user', () => {
  it('keeps the language that mails speak, and leaves the time zone alone', async () => {
    const client = await signedInClient(testApp, { timezone: 'Asia/Kathmandu' });
    const { body } = await client.patch('/api/user', { language: 'es' });
    expect(body).toMatchObject({ language: 'es', timezone: 'Asia/Kathmandu' });
    await client.post('/api/email-verification/resend');
    const [mail] = await receiveMails(testApp);
    expect(mail?.subject).toBe('Confirma tu correo para Chitta');
    expect((await client.patch('/api/user', { language: 'fr' })).status).toBe(422);
    expect((await client.patch('/api/user', {})).body).toMatchObject({ language: 'es' });
  });
});

describe('purgeLinksJob', () => {
  it('forgets links a week after their end', async () => {
    const user = await buildUser(testApp);
    const link = { userId: user.id, email: user.email, origin: '' };
    const token = tokenOf(await createVerificationLink(testApp.context, link));
    const job = purgeLinksJob(testApp.context);
    testApp.clock.advance(8 * day);
    await job.run();
    expect((await verify(token)).body.reason).toBe('links.expired');
    testApp.clock.advance(1);
    await job.run();
    expect((await verify(token)).body.reason).toBe('links.unknown');
    const rows = await testApp.context.db.select().from(verificationTokens);
    expect(rows.filter(({ userId }) => userId === user.id)).toEqual([]);
  });
});
