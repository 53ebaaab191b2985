import { eq } from 'drizzle-orm';
import { oidcJourneys } from '#server/db/tables/identity/oidc-journeys.ts';
import { signInTickets } from '#server/db/tables/identity/sign-in-tickets.ts';
import { dismissedRecurrences } from '#server/db/tables/insights/dismissed-recurrences.ts';
import { letterSettings, monthlyLetters } from '#server/db/tables/insights/monthly-letters.ts';
import { remarks } from '#server/db/tables/journal/remarks.ts';
import { announcements, userAnnouncementReads } from '#server/db/tables/messaging/announcements.ts';
import { reminders } from '#server/db/tables/messaging/reminders.ts';
import {
  affiliateApplications,
  affiliateCommissions,
  affiliatePayoutMethods,
  affiliatePayoutRuns,
  affiliatePayouts,
} from '#server/db/tables/payments/affiliates.ts';
import { attributionClicks, conversions } from '#server/db/tables/payments/attribution.ts';
import { checkoutPromotions } from '#server/db/tables/payments/checkout-promotions.ts';
import { checkouts } from '#server/db/tables/payments/checkouts.ts';
import { freeMonths } from '#server/db/tables/payments/free-months.ts';
import { invoiceDisputes, invoiceRefunds } from '#server/db/tables/payments/invoices.ts';
import { referralCodes } from '#server/db/tables/payments/referral-codes.ts';
import { referralModalStates, referralRewards, referrals } from '#server/db/tables/payments/referrals.ts';
import { missingSymbols } from '#server/db/tables/symbols/missing-symbols.ts';
import {
  buildCircle,
  buildInvitation,
} from '#server/features/community/community-posts/testing/circle-samples.ts';
import {
  communityMember,
  joinCommunity,
  shareDream,
} from '#server/features/community/community-posts/testing/community-members.ts';
import { runningExperiment } from '#server/features/experiments/landing-experiments/testing/landing-experiment-samples.ts';
import { setPassword } from '#server/features/identity/accounts/set-password.ts';
import { createVerificationLink } from '#server/features/identity/email-verification/create-verification-link.ts';
import { createResetLink } from '#server/features/identity/passwords/create-reset-link.ts';
import { countJournal } from '#server/features/insights/dream-analytics/count-journal.ts';
import { webm } from '#server/features/journal/voice-recordings/testing/sounds.ts';
import { picture, sendMoment } from '#server/features/memory/moments/testing/send-moment.ts';
import { notify } from '#server/features/messaging/notifications/notify.ts';
import { buildSubscription } from '#server/features/messaging/push-subscriptions/testing/push-subscription-samples.ts';
import { buildReminderSettings } from '#server/features/messaging/reminders/testing/reminder-samples.ts';
import { buildConsultation } from '#server/features/oracle/consultations/testing/build-consultation.ts';
import { becomePremium } from '#server/features/payments/memberships/testing/premium-member.ts';
import {
  publicTicket,
  screenshotFile,
  sendTicket,
} from '#server/features/tickets/tickets/testing/ticket-samples.ts';
import { enqueuePush } from '#server/platform/push/enqueue-push.ts';
import { dayAt } from '#server/platform/time/calendar-day.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { addPasskey, setUpTotp } from '#server/testing/factor-factories.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { givenOf } from '#server/testing/given-of.ts';
import { toMultipart } from '#server/testing/multipart.ts';
import { createCancelLink } from '../create-cancel-link.ts';

/** Stands in all texts of the member, so that what is left of them can be found. */
export interface FullMember extends SignedInClient {
  readonly mark: string;
}

const portrait = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);

/** A member with something in every table that knows members. */
export async function buildFullMember(testApp: TestApp, mark: string): Promise<FullMember> {
  const client = { ...(await signedInClient(testApp, { username: mark, auth0Id: `auth0|${mark}` })), mark };
  await writeJournal(client);
  await addInsights(testApp, client);
  await addWaysIn(testApp, client);
  await addWhatWaits(testApp, client);
  await addOracle(testApp, client);
  await addMemory(client);
  await addProgramme(client);
  await addCommunity(testApp, client);
  await addTickets(testApp, client);
  await addFirstPage(testApp, client);
  await addMembership(testApp, client);
  await addReferrals(testApp, client);
  await addAffiliate(testApp, client);
  await addPush(testApp, client);
  await addReminders(testApp, client);
  await addNotifications(testApp, client);
  return client;
}

/** Settings, one that was handled, and the next. */
async function addReminders({ context }: TestApp, client: FullMember): Promise<void> {
  await client.put('/api/reminders', buildReminderSettings());
  const now = context.clock.now();
  await context.db.insert(reminders).values({
    userId: client.user.id,
    kind: 'morning',
    localDate: dayAt(now, 'UTC'),
    dueAt: now,
    handledAt: now,
    outcome: 'nowhere',
  });
}

async function addPush({ context }: TestApp, client: FullMember): Promise<void> {
  const { user, mark } = client;
  await client.post('/api/push/subscribe', { ...buildSubscription(), userAgent: mark });
  await enqueuePush(context, context.db, {
    userId: user.id,
    kind: 'test',
    fact: mark,
    topic: 'test',
    ttlSeconds: 60,
    urgency: 'normal',
    title: mark,
    body: mark,
    path: '/',
  });
}

async function writeJournal(client: FullMember): Promise<void> {
  const { user, mark } = client;
  const content = `I was in my old house with ${mark}. A black dog chased me to the locked door.`;
  await client.post('/api/personal-symbols', { name: mark, group: 'person' });
  await client.post('/api/personal-symbols/suggestions/dismiss', { word: mark, language: 'en' });
  const { body } = await client.post('/api/translate-dream', { content });
  const dream = { userId: user.id, content, given: givenOf(body), category: 'lucid', tags: [mark] };
  const saved = await client.post('/api/dreams', dream, { 'idempotency-key': `save-${mark}` });
  const answer = { method: 'PUT' as const, payload: { text: `${mark} waited.` } };
  const dreamUrl = `/api/dreams/${saved.body.data.id}`;
  await client.send({ ...answer, url: `${dreamUrl}/answer` });
  // Read again, so that the first reading is an earlier one.
  await client.patch(dreamUrl, { content: `${content} Then all my teeth fell out.` });
  await client.post(`${dreamUrl}/readings`, {});
  const voice = toMultipart([{ name: `${mark}.webm`, content: webm() }]);
  await client.send({ method: 'PUT', url: `${dreamUrl}/voice-recording`, ...voice });
  const csv = { name: `${mark}.csv`, content: `date,dream\n2026-03-05,${mark} ran through the house.\n` };
  await client.send({ method: 'POST', url: '/api/imports', ...toMultipart([csv]) });
  const file = toMultipart([{ name: 'me.png', content: portrait }]);
  await client.send({ method: 'PUT', url: '/api/profile/picture', ...file });
}

/** The journal is counted; what is written afterwards waits to be. */
async function addInsights({ context }: TestApp, { user, mark }: FullMember): Promise<void> {
  await countJournal(context, user.id);
  const dismissal = { userId: user.id, key: mark, createdAt: context.clock.now() };
  await context.db.insert(dismissedRecurrences).values(dismissal);
  const letter = { userId: user.id, month: '2026-10-01', handledAt: context.clock.now(), isMailed: true };
  await context.db.insert(letterSettings).values({ userId: user.id, byMail: true });
  await context.db.insert(monthlyLetters).values(letter);
}

async function addWaysIn(testApp: TestApp, client: FullMember): Promise<void> {
  const password = 'violet otter, 4 rivers';
  await setPassword(testApp.context, client.user.id, password);
  await createClient(testApp).post('/api/login', { username: client.mark, password });
  await addPasskey(client);
  await client.post('/api/factors/passkeys/options');
  await setUpTotp(testApp, client);
}

async function addWhatWaits({ context }: TestApp, { user, mark, ...client }: FullMember): Promise<void> {
  const { db, clock } = context;
  const userId = user.id;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  await context.payments?.createCustomer({ userId, email: user.email, name: mark });
  await client.post('/api/email-changes', { email: `new-${mark}@example.org` });
  await client.post('/api/email-verification/resend');
  await createVerificationLink(context, { userId, email: user.email, origin: '' });
  await createResetLink(context, userId, '');
  await createCancelLink(context, { userId, closedAt: now, origin: '' });
  await db.insert(signInTickets).values({ tokenHash: mark, userId, method: 'password', expiresAt });
  await db.insert(missingSymbols).values({ symbol: mark, language: 'es', userId });
  await db.insert(remarks).values({ userId, words: [mark], symbolIds: [], changedAt: now });
  const journey = { stateHash: mark, browserHash: mark, purpose: 'link' as const, userId };
  await db.insert(oidcJourneys).values({ ...journey, createdAt: now, expiresAt });
}

/** Asked, practised, shared, followed up. */
async function addOracle(testApp: TestApp, { user, mark, ...client }: FullMember): Promise<void> {
  const values = { userInput: `Should I leave ${mark} for the sea?`, thought: mark };
  const { id } = await buildConsultation(testApp, user.id, values);
  const own = `/api/oracle/consultations/${id}`;
  const chosen = { includesQuestion: true, includesDreams: true, includesPractice: true, days: 30 };
  await client.put('/api/oracle/profile', {
    birthDate: '1990-04-02',
    birthTime: null,
    birthPlace: { name: mark, latitude: 10.4, longitude: -75.5, timeZone: 'America/Bogota' },
    houses: 'whole',
    usesChart: true,
    asksAbout: ['home'],
    tone: 'plain',
  });
  await client.post(`${own}/practice-entries`, { practiceDate: '2026-11-02', journalEntry: mark });
  await client.post(`${own}/share`, chosen);
  await client.post(`${own}/follow-up`, { next: 'end', change: mark });
}

/** Kept a moment with a picture, went back over it, marked a night, said how. */
async function addMemory({ mark, ...client }: FullMember): Promise<void> {
  const { body } = await sendMoment(client, { data: { note: mark }, picture: await picture() });
  const moments = [{ id: body.data.id, cameBack: true }];
  await client.post('/api/memory/exercise-sessions', {
    date: body.data.date,
    duration: 0,
    unassistedDays: 1,
    assistedDays: 0,
    completedAt: null,
    days: [{ date: body.data.date, recall: 'unassisted', moments }],
  });
  await client.put('/api/memory/recall-marks', { night: '2026-11-01', mark: 'fragment' });
  await client.put('/api/memory/settings', {
    reminderTimes: [],
    remindersEnabled: false,
    exerciseGoal: 3,
    notificationsEnabled: false,
  });
}

/** Took a programme, and wrote in it. */
async function addProgramme({ mark, ...client }: FullMember): Promise<void> {
  const runs = '/api/programmes/nightmares/runs';
  const before = { nightmareNights: 1, distress: 1, sleepLostNights: 0, mastery: 1 };
  const { id } = (await client.post(runs, { before })).body.data;
  await client.patch(`${runs}/${id}`, { writing: mark });
}

/** Shared, said something to what another has shared, told the moderators, blocked them. */
async function addCommunity(testApp: TestApp, client: FullMember): Promise<void> {
  const { mark } = client;
  await joinCommunity(testApp, client);
  await client.put('/api/community/profile', { pseudonym: `Dreamer ${mark}` });
  await shareDream(client, { text: `I stood in a house by the sea with ${mark}, and it burned.` });
  const { id, author } = await shareDream(await communityMember(testApp));
  const post = `/api/community/posts/${id}`;
  await client.post(`${post}/replies`, { text: mark });
  await client.put(`${post}/reactions/thank_you`);
  await client.post(`${post}/reports`, { reason: 'other', text: mark });
  await client.put(`/api/community/blocks/${author.id}`);
  const circle = await buildCircle(testApp, client, await communityMember(testApp));
  await buildInvitation(testApp, client, circle);
  await shareDream(client, { text: `We met ${mark} by the sea.`, circleId: circle });
}

/** Wrote to the operator, was answered, and votes for and follows what somebody else wrote. */
async function addTickets(testApp: TestApp, { mark, ...client }: FullMember): Promise<void> {
  const words = { title: mark, description: mark, suggestion: mark };
  const { body } = await sendTicket(client, await screenshotFile(), words);
  const { id } = body.data;
  await client.post(`/api/tickets/${id}/answers`, { text: mark });
  const others = await publicTicket(testApp, await signedInClient(testApp));
  await client.put(`/api/tickets/${others.id}/votes`);
  await client.put(`/api/tickets/${others.id}/follow`);
}

/** Agreed on the first page to be known again, and signed up after it. */
async function addFirstPage(testApp: TestApp, { user }: FullMember): Promise<void> {
  const { pool, clock } = testApp.context;
  const admin = await signedInClient(testApp, { isAdmin: true });
  const { phases } = await runningExperiment(admin);
  await pool.query(
    `WITH visit AS (
       INSERT INTO ab_test_sessions (session_id, phase_id, variant_id, traffic_source, device_type, language, is_followed,
         is_counted, created_at, last_activity_at)
       SELECT 'session-' || $1::integer, p.id, v.id, 'direct', 'phone', 'en', true, true, $3::timestamptz, $3::timestamptz
       FROM landing_experiment_phases p JOIN landing_page_variants v USING (experiment_id)
       WHERE p.id = $2 AND v.position = 0 RETURNING *)
     INSERT INTO ab_test_conversions (user_id, phase_id, variant_id, session_id, conversion_type, converted_at)
     SELECT $1, phase_id, variant_id, session_id, 'sign_up', created_at FROM visit`,
    [user.id, phases[0].id, clock.now()],
  );
}

/** Paid for, given back and disputed, with months given beside it and another payment begun. */
async function addMembership(testApp: TestApp, client: FullMember): Promise<void> {
  const { context, clock } = testApp;
  const { db } = context;
  const userId = client.user.id;
  await becomePremium(testApp, client);
  const now = clock.now();
  const months = { months: 1, startsAt: now, endsAt: now, grantedAt: now, appliedAt: now };
  await db.insert(freeMonths).values({ ...months, userId, source: 'admin', sourceId: client.mark });
  const { body } = await client.get('/api/memberships/invoices');
  const invoiceId: string = body.data.items[0].id;
  const shared = { userId, invoiceId, amount: 1, createdAt: now };
  await db.insert(invoiceRefunds).values({ ...shared, id: `re_${client.mark}`, status: 'succeeded' });
  await db.insert(invoiceDisputes).values({ ...shared, id: `dp_${client.mark}`, status: 'won' });
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.userId, userId));
  const offer = { source: 'welcome' as const, sourceId: client.mark, months: 1 };
  await db.insert(checkoutPromotions).values({ ...offer, userId, checkoutId: checkout?.id ?? 0 });
}

/** Came by a code, paid, and brought somebody who is gone again. */
async function addReferrals({ context, clock }: TestApp, { user, mark }: FullMember): Promise<void> {
  const { db } = context;
  const userId = user.id;
  const now = clock.now();
  const code = { userId, code: mark.toUpperCase(), type: 'member' as const, createdAt: now };
  const [own] = await db.insert(referralCodes).values(code).returning();
  const click = { userId, referralCodeId: own?.id ?? 0, programme: 'campaign' as const };
  await db.insert(attributionClicks).values({ ...click, clickedAt: now });
  const conversion = { userId, invoiceId: `in_${mark}`, reason: 'no_touch' as const };
  await db
    .insert(conversions)
    .values({ ...conversion, convertedAt: now, decidedAt: now })
    .onConflictDoNothing();
  const [brought] = await db.insert(referrals).values({ referrerId: userId, createdAt: now }).returning();
  const reward = { userId, referralId: brought?.id ?? 0, role: 'referrer' as const };
  await db.insert(referralRewards).values({ ...reward, createdAt: now });
  await db.insert(referralModalStates).values({ userId });
}

/** Applied, sold, was paid, and waits for the next payout. */
async function addAffiliate({ context, clock }: TestApp, { user, mark }: FullMember): Promise<void> {
  const { db } = context;
  const userId = user.id;
  const now = clock.now();
  const applicationData = { website: `https://${mark}.example.org`, audience: mark, plan: mark };
  await db.insert(affiliateApplications).values({ userId, applicationData, createdAt: now });
  const sealed = Buffer.from(mark);
  const method = { kind: 'paypal' as const, hint: mark, changedAt: now, usableFrom: now };
  await db.insert(affiliatePayoutMethods).values({ ...method, userId, sealed });
  const [run] = await db.insert(affiliatePayoutRuns).values({ startedAt: now }).returning();
  const payout = { runId: run?.id ?? 0, amount: 1, currency: 'usd', createdAt: now };
  await db
    .insert(affiliatePayouts)
    .values({ ...payout, userId, methodKind: 'paypal', methodSealed: sealed, methodHint: mark });
  // As it stays in the books, it names nobody.
  const sourceId = `in_full_${userId}`;
  const row = { userId, memberId: userId, invoiceId: sourceId, sourceId, currency: 'usd', createdAt: now };
  await db.insert(affiliateCommissions).values({
    ...row,
    kind: 'sale',
    amount: 1,
    base: 5,
    rateBps: 2000,
    state: 'pending',
    maturesAt: now,
  });
}

/** Told of something, and an announcement read. */
async function addNotifications({ context }: TestApp, { user, mark }: FullMember): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  await notify(context, db, {
    userId: user.id,
    kind: 'mail_not_delivered',
    fact: mark,
    params: { subject: mark },
    path: null,
  });
  const texts = {
    title: 'We move to another machine',
    message: 'On Monday nothing can be saved for an hour.',
  };
  const times = { startsAt: now, createdAt: now, updatedAt: now };
  const [row] = await db
    .insert(announcements)
    .values({ ...texts, ...times, createdBy: user.id })
    .returning();
  await db
    .insert(userAnnouncementReads)
    .values({ userId: user.id, announcementId: row?.id ?? 0, readAt: now });
}
