import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NewUser, users } from '#server/db/tables/identity/users.ts';
import { letterSettings, monthlyLetters } from '#server/db/tables/insights/monthly-letters.ts';
import { countJournal } from '#server/features/insights/dream-analytics/count-journal.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { mailKinds } from '#server/mails.ts';
import { deliverMails } from '#server/platform/mail/deliver-mails.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { linkOf, receiveMails } from '#server/testing/mailbox.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { readTableWrites } from '#server/testing/table-state.ts';
import { sendMonthlyLetters } from './send-monthly-letters.job.ts';
import { createLetterToken } from './unsubscribe/letter-token.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp({ env: { PUBLIC_URL: 'https://dreams.example' } });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.context.db.delete(letterSettings);
  testApp.clock.set(new Date('2026-10-31T12:00:00Z'));
  await receiveMails(testApp);
});

/** A year in which October alone has a whale: twelve dreams of it in October, twenty-eight before. */
async function dreamer(traits: Partial<NewUser> = {}): Promise<SignedInClient> {
  const client = await signedInClient(testApp, {
    hasUnlimitedAccess: true,
    emailVerified: true,
    accountStatus: 'active',
    timezone: 'UTC',
    ...traits,
  });
  const record = (content: string, night: string) =>
    client.post('/api/dreams', { userId: client.user.id, content, night });
  for (let day = 1; day <= 28; day += 1) {
    await record('A cat slept on the sofa.', `2026-08-${String(day).padStart(2, '0')}`);
  }
  for (let day = 1; day <= 12; day += 1) {
    const content = day <= 8 ? 'A cat and a whale slept on the sofa of Isolde.' : 'A cat slept on the sofa.';
    await record(content, `2026-10-${String(day).padStart(2, '0')}`);
  }
  await countJournal(testApp.context, client.user.id);
  return client;
}

const choose = (client: SignedInClient, byMail = true) => client.put('/api/letter-settings', { byMail });
const november = () => testApp.clock.set(new Date('2026-11-01T09:00:00Z'));

describe('GET /api/insights/letters', () => {
  it('lists months that are over, and tells one in figures and sentences, in either language', async () => {
    const client = await dreamer();
    expect(
      (await client.get('/api/insights/letters')).body.data.items.map(
        ({ month }: { month: string }) => month,
      ),
    ).toEqual(['2026-08']);
    expect((await client.get('/api/insights/letters/2026-10')).body.reason).toBe('letters.not_found');
    november();
    expect((await client.get('/api/insights/letters')).body.data.items).toEqual([
      { month: '2026-10', dreams: 12, nights: 12 },
      { month: '2026-08', dreams: 28, nights: 28 },
    ]);
    const letter = (await client.get('/api/insights/letters/2026-10')).body.data;
    expect(letter).toMatchObject({
      month: '2026-10',
      language: 'en',
      dreams: 12,
      nights: 12,
      isPending: false,
    });
    const sentences = letter.findings.map(({ sentence }: { sentence: string }) => sentence);
    expect(sentences).toContain(
      '“Whale or dolphin” came more often than in the year before: in 8 of 12 dreams.',
    );
    expect(letter.findings.length).toBeLessThanOrEqual(3);
    expect(letter.findings[0].dreams.length).toBeGreaterThan(7);
    expect(letter.isEarly).toBe(false);
    expect(letter.feelings).toBeNull();
    expect(letter.returning.sentence).toMatch(
      / was in 12 dreams of the month; in the year before, it was in 28\.$/,
    );
    expect(letter.returning.dreams.map(({ night }: { night: string }) => night)).toContain('2026-10-12');
    expect(letter.returning.dreams).toHaveLength(12);
    expect(letter.question).toMatch(/\?$/);
    const spanish = (await client.get('/api/insights/letters/2026-10?language=es')).body.data;
    expect(spanish.findings[0].sentence).toMatch(/que en el año anterior: en 8 de 12 sueños\.$/);
    expect(spanish.question).toMatch(/^¿.+\?$/);
  });

  it('tells what was marked to be felt, and where there is too little to compare', async () => {
    const client = await signedInClient(testApp, { hasUnlimitedAccess: true, timezone: 'UTC' });
    for (const [night, feelings] of [
      ['2026-09-03', ['calm']],
      ['2026-09-14', ['calm', 'joy']],
      ['2026-09-20', []],
    ] as const) {
      await client.post('/api/dreams', {
        userId: client.user.id,
        content: 'I was walking and searching.',
        night,
        feelings,
      });
    }
    await countJournal(testApp.context, client.user.id);
    const letter = (await client.get('/api/insights/letters/2026-09')).body.data;
    expect(letter).toMatchObject({
      isEarly: true,
      findings: [],
      returning: null,
      feelings: 'You marked what you felt in 2 of 3 dreams. Most often, in 2 of them: calm.',
    });
  });

  it('knows the letters of its own member alone, and of months with dreams', async () => {
    november();
    const stranger = await signedInClient(testApp, { hasUnlimitedAccess: true });
    expect((await stranger.get('/api/insights/letters')).body.data.items).toEqual([]);
    expect((await stranger.get('/api/insights/letters/2026-10')).status).toBe(404);
    expect((await stranger.get('/api/insights/letters/2026-13')).status).toBe(422);
  });
});

describe('the letter by mail', () => {
  it('goes to those who chose it, once, on the first morning, and holds no word of a dream', async () => {
    const [client, silent] = [await dreamer(), await dreamer()];
    expect((await client.get('/api/letter-settings')).body.data).toEqual({
      byMail: false,
      mail: 'on',
      mailStoppedAt: null,
    });
    await choose(client);
    testApp.clock.set(new Date('2026-11-01T08:59:00Z'));
    await sendMonthlyLetters(testApp.context);
    expect(await receiveMails(testApp)).toEqual([]);
    november();
    const { context } = testApp;
    await Promise.all([
      sendMonthlyLetters(context),
      sendMonthlyLetters(context),
      sendMonthlyLetters(context),
    ]);
    const [mail, ...others] = await receiveMails(testApp);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Your dreams in October 2026',
      to: [{ address: client.user.email }],
    });
    expect(mail?.text).toContain('12 dreams in 12 nights.');
    expect(mail?.text).toContain('“Whale or dolphin” came more often');
    expect(mail?.text).toContain('A question to take along: ');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Isolde|slept/);
    expect(linkOf(mail)).toBe('/insights/letters/2026-10');
    testApp.clock.set(new Date('2026-11-02T12:00:00Z'));
    await sendMonthlyLetters(context);
    expect(await receiveMails(testApp)).toEqual([]);
    expect(silent.user.id).not.toBe(client.user.id);
  });

  it('is a job of the schedule, in the language of the member and the morning of their place', async () => {
    const client = await dreamer({ language: 'es', timezone: 'America/Lima' });
    await choose(client);
    const job = scheduledJobs(testApp.context).find(({ name }) => name === 'send-monthly-letters');
    november();
    await job?.run();
    expect(await receiveMails(testApp)).toEqual([]);
    testApp.clock.set(new Date('2026-11-01T14:12:00Z'));
    await job?.run();
    const [mail] = await receiveMails(testApp);
    expect(mail?.subject).toBe('Tus sueños de octubre de 2026');
    expect(mail?.text).toContain('12 sueños en 12 noches.');
  });

  it('is not sent where there is nothing, without premium, to addresses that are not proven, or with mails off', async () => {
    const quiet = await signedInClient(testApp, {
      hasUnlimitedAccess: true,
      emailVerified: true,
      accountStatus: 'active',
    });
    const others = [
      await dreamer({ hasUnlimitedAccess: false }),
      await dreamer({ emailVerified: false }),
      await dreamer({ emailNotifications: false }),
    ];
    for (const client of [quiet, ...others]) await choose(client);
    november();
    await sendMonthlyLetters(testApp.context);
    expect(await receiveMails(testApp)).toEqual([]);
    const handled = await testApp.context.db
      .select()
      .from(monthlyLetters)
      .where(eq(monthlyLetters.userId, quiet.user.id));
    expect(handled).toMatchObject([{ month: '2026-10-01', isMailed: false }]);
  });

  it('waits for figures that are not counted in yet, and is dropped where it was stopped meanwhile', async () => {
    const [slow, stopped] = [await dreamer(), await dreamer()];
    for (const client of [slow, stopped]) await choose(client);
    await slow.post('/api/dreams', { userId: slow.user.id, content: 'A boat.', night: '2026-10-20' });
    november();
    await sendMonthlyLetters(testApp.context);
    await choose(stopped, false);
    expect(await receiveMails(testApp)).toEqual([]);
    await countJournal(testApp.context, slow.user.id);
    await sendMonthlyLetters(testApp.context);
    const [mail] = await receiveMails(testApp);
    expect(mail?.text).toContain('13 dreams in 13 nights.');
  });

  it('says nothing of symbols that the member named', async () => {
    const client = await dreamer();
    await client.post('/api/personal-symbols', { name: 'Isolde' });
    await choose(client);
    testApp.clock.set(new Date('2026-10-31T13:00:00Z'));
    for (let day = 13; day <= 26; day += 1) {
      await client.post('/api/dreams', {
        userId: client.user.id,
        content: 'Isolde sang.',
        night: `2026-10-${day}`,
      });
    }
    await countJournal(testApp.context, client.user.id);
    november();
    const letter = (await client.get('/api/insights/letters/2026-10')).body.data;
    expect(
      JSON.stringify([
        letter.findings.map(({ sentence }: { sentence: string }) => sentence),
        letter.returning,
      ]),
    ).toContain('Isolde');
    await sendMonthlyLetters(testApp.context);
    const [mail] = await receiveMails(testApp);
    expect(mail?.text).toContain('26 dreams');
    expect(mail?.text).not.toContain('Isolde');
  });
});

describe('stopping letters by one press', () => {
  const press = (url: string) =>
    createClient(testApp).send({
      method: 'POST',
      url,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const pathOf = async ({ user }: SignedInClient) =>
    `/api/letter-settings/unsubscribe/${await createLetterToken(testApp.context, user.id)}`;

  it('is what the headers of the mail lead to, and holds until they are chosen again', async () => {
    const client = await dreamer();
    await choose(client);
    november();
    await sendMonthlyLetters(testApp.context);
    await deliverMails(testApp.context, mailKinds(testApp.context));
    const [received] = await readOutbox(testApp.context.config.dataDir);
    const path = await pathOf(client);
    const header = received?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    expect(header).toBe(`<https://dreams.example${path}>`);
    expect(received?.mail.text).toContain(
      `https://dreams.example/unsubscribe#token=${path.split('/').at(-1)}`,
    );
    const shown = await testApp.app.inject({ url: path, headers: { host: 'dreams.example' } });
    expect([shown.statusCode, shown.headers.location]).toEqual([
      303,
      `/unsubscribe#token=${encodeURIComponent(path.split('/').at(-1) ?? '')}`,
    ]);
    expect((await client.get('/api/letter-settings')).body.data.byMail).toBe(true);
    expect(await press(path)).toMatchObject({ status: 200, body: { success: true } });
    expect((await press(path)).status).toBe(200);
    const off = (await client.get('/api/letter-settings')).body.data;
    expect(off).toMatchObject({ byMail: false, mailStoppedAt: '2026-11-01T09:00:00.000Z' });
    expect((await choose(client)).body.data).toMatchObject({ byMail: true, mailStoppedAt: null });
  });

  it('is for the member of the link alone, and other links stop no letters', async () => {
    const [client, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    const own = await createLetterToken(testApp.context, client.user.id);
    const signature = own.split('.').at(-1);
    const before = await readTableWrites(testApp.context.pool);
    for (const token of [
      `letter.${other.user.id}.${signature}`,
      `${own}x`,
      own.slice('letter.'.length),
      'x',
    ]) {
      const refused = await press(`/api/letter-settings/unsubscribe/${token}`);
      expect([refused.status, refused.body.reason]).toEqual([404, 'links.unknown']);
    }
    expect(await readTableWrites(testApp.context.pool)).toEqual(before);
    const path = await pathOf(other);
    await testApp.context.db.delete(users).where(eq(users.id, other.user.id));
    expect((await press(path)).body.reason).toBe('links.unknown');
  });
});
