import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { buildUser, type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { linkOf, receiveMails } from '#server/testing/mailbox.ts';
import { createResetLink } from '../passwords/create-reset-link.ts';

const hour = 3_600_000;

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

type Mails = Awaited<ReturnType<typeof receiveMails>>;
const to = (mails: Mails, address: string) => mails.find((mail) => mail.to?.[0]?.address === address);
const tokenIn = (mails: Mails, address: string) => linkOf(to(mails, address)).split('#token=')[1] ?? '';
const verify = (client: SignedInClient, token: string) => client.post('/api/email-verification', { token });
const rowOf = async (id: number) =>
  (await testApp.context.db.select().from(users).where(eq(users.id, id)))[0];

describe('a change of address', () => {
  it('is made by the link in the mail to the new one; the old one is told twice', async () => {
    const client = await signedInClient(testApp, { language: 'es' });
    const asked = await client.post('/api/email-changes', { email: 'New.One@example.org' });
    expect(asked.body.data).toMatchObject({ email: 'New.One@example.org' });
    expect((await client.get('/api/email-changes')).body).toEqual(asked.body);
    expect(await rowOf(client.user.id)).toMatchObject({ email: client.user.email, emailVerified: false });

    const mails = await receiveMails(testApp);
    expect(to(mails, 'New.One@example.org')?.subject).toBe('Confirma tu nuevo correo para Chitta');
    const note = to(mails, client.user.email);
    expect(note?.subject).toBe('Solicitud para cambiar el correo de tu cuenta de Chitta');
    expect(note?.text).toContain('New.One@example.org');
    expect(linkOf(note)).toBe('/forgot-password');

    const reset = await createResetLink(testApp.context, client.user.id, '');
    expect((await verify(client, tokenIn(mails, 'New.One@example.org'))).body.data).toEqual({
      email: 'New.One@example.org',
      hasLostWaysIn: false,
    });
    expect(await rowOf(client.user.id)).toMatchObject({
      email: 'New.One@example.org',
      emailKey: 'new.one@example.org',
      emailVerified: true,
      accountStatus: 'active',
    });
    expect((await client.get('/api/email-changes')).body.data).toBeNull();
    const [last] = await receiveMails(testApp);
    expect(last).toMatchObject({
      subject: 'Tu cuenta de Chitta tiene un correo nuevo',
      to: [{ address: client.user.email }],
    });
    // Whoever still reads the former address cannot set a password from there.
    const token = reset.split('#token=')[1];
    const late = await createClient(testApp).post('/api/password/reset', {
      token,
      password: 'calm heron 77',
    });
    expect(late.body.reason).toBe('links.used');
  });

  it('is not made by whoever reads the new address, but by the member', async () => {
    const client = await signedInClient(testApp, { emailVerified: true, addressProof: 'reset' });
    await client.post('/api/email-changes', { email: `desk-${client.user.email}` });
    const token = tokenIn(await receiveMails(testApp), `desk-${client.user.email}`);
    for (const reader of [await signedInClient(testApp), createClient(testApp)]) {
      const { status, body } = await reader.post('/api/email-verification', { token });
      expect([status, body.reason]).toEqual([403, 'links.sign_in_needed']);
    }
    expect(await rowOf(client.user.id)).toMatchObject({ email: client.user.email, addressProof: 'reset' });
    const elsewhere = await signedInClient(testApp, { user: client.user });
    expect((await verify(client, token)).status).toBe(200);
    // What the former address had shown says nothing of this one; the account was proven before, so nothing ends.
    expect(await rowOf(client.user.id)).toMatchObject({ addressProof: 'link', emailVerified: true });
    expect((await elsewhere.get('/api/user')).status).toBe(200);
  });

  it('answers the same for an address that is taken, whose owner is told', async () => {
    const owner = await buildUser(testApp, { language: 'es' });
    const client = await signedInClient(testApp);
    const free = await client.post('/api/email-changes', { email: `free-${client.user.email}` });
    const taken = await client.post('/api/email-changes', { email: owner.email.toUpperCase() });
    expect(taken.status).toBe(200);
    expect(Object.keys(taken.body.data)).toEqual(Object.keys(free.body.data));
    expect((await client.get('/api/email-changes')).body).toEqual(taken.body);
    const mails = await receiveMails(testApp);
    const told = to(mails, owner.email);
    expect(told?.subject).toBe('Alguien intentó usar tu correo para otra cuenta');
    expect(told?.text).not.toContain('#token=');
    expect(told?.text).not.toContain(client.user.username);
  });

  it('is replaced by the next one, and can be withdrawn', async () => {
    const client = await signedInClient(testApp);
    const [first, second] = ['first', 'second'].map((name) => `${name}-${client.user.email}`);
    await client.post('/api/email-changes', { email: first });
    const mails = await receiveMails(testApp);
    await client.post('/api/email-changes', { email: second });
    const later = await receiveMails(testApp);
    expect((await verify(client, tokenIn(mails, first ?? ''))).body.reason).toBe('links.replaced');
    expect((await client.delete('/api/email-changes')).body).toEqual({ success: true });
    expect((await verify(client, tokenIn(later, second ?? ''))).body.reason).toBe('links.replaced');
    expect((await client.get('/api/email-changes')).body.data).toBeNull();
    expect(await rowOf(client.user.id)).toMatchObject({ email: client.user.email });
  });

  it('sends no link where it was withdrawn before the mail went out', async () => {
    const client = await signedInClient(testApp);
    await client.post('/api/email-changes', { email: `gone-${client.user.email}` });
    await client.delete('/api/email-changes');
    expect(to(await receiveMails(testApp), `gone-${client.user.email}`)).toBeUndefined();
  });

  it('is no longer shown once its link is over', async () => {
    const client = await signedInClient(testApp);
    await client.post('/api/email-changes', { email: `over-${client.user.email}` });
    testApp.clock.advance(24 * hour);
    expect((await client.get('/api/email-changes')).body.data).toBeNull();
  });

  it('gives an address that two ask for to one of them', async () => {
    await receiveMails(testApp);
    const email = 'wanted-by-two@example.org';
    const clients = [await signedInClient(testApp), await signedInClient(testApp)];
    for (const client of clients) await client.post('/api/email-changes', { email });
    const mails = (await receiveMails(testApp)).filter((mail) => mail.to?.[0]?.address === email);
    const answers = await Promise.all(
      clients.map((client) => {
        const own = mails.find(({ text }) => text?.includes(client.user.username));
        return verify(client, linkOf(own).split('#token=')[1] ?? '');
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'CONFLICT', reason: 'accounts.email_taken' });
  });

  it.each([
    ['the address that the member has', (own: string) => own.toUpperCase(), 'email_changes.same_address'],
    ['what is no address', () => 'luna', 'requests.invalid'],
  ])('refuses %s', async (_, email, reason) => {
    const client = await signedInClient(testApp);
    const response = await client.post('/api/email-changes', { email: email(client.user.email) });
    expect(response.status).toBe(422);
    expect(response.body.reason).toBe(reason);
  });

  it('asks who was not proven a moment ago to prove it, but not to withdraw', async () => {
    const client = await signedInClient(testApp);
    testApp.clock.advance(hour);
    const refused = await client.post('/api/email-changes', { email: `x-${client.user.email}` });
    expect(refused.body.reason).toBe('accounts.proof_needed');
    expect((await client.delete('/api/email-changes')).status).toBe(200);
  });

  it('fills nobody’s mailbox, however many accounts ask', async () => {
    await receiveMails(testApp);
    const email = 'victim@example.org';
    for (let member = 0; member < 7; member += 1) {
      const client = await signedInClient(testApp);
      expect((await client.post('/api/email-changes', { email })).status).toBe(200);
    }
    const mails = (await receiveMails(testApp)).filter((mail) => mail.to?.[0]?.address === email);
    expect(mails).toHaveLength(5);
  });
});
