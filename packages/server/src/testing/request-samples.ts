import type { Endpoints } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { type NewUser, users } from '#server/db/tables/identity/users.ts';
import { jobSamples } from '#server/features/admin/job-queues/testing/job-samples.ts';
import { mailSamples } from '#server/features/admin/mail-queue/testing/mail-samples.ts';
import { monitoringSamples } from '#server/features/admin/monitoring/testing/monitoring-samples.ts';
import { reportSamples } from '#server/features/admin/system-reports/testing/report-samples.ts';
import { communitySamples } from '#server/features/community/community-posts/testing/community-samples.ts';
import { landingExperimentSamples } from '#server/features/experiments/landing-experiments/testing/landing-experiment-samples.ts';
import { createCancelLink } from '#server/features/identity/account-deletion/create-cancel-link.ts';
import { setPassword } from '#server/features/identity/accounts/set-password.ts';
import { createVerificationLink } from '#server/features/identity/email-verification/create-verification-link.ts';
import { createResetLink } from '#server/features/identity/passwords/create-reset-link.ts';
import { dreamThemeSamples } from '#server/features/insights/dream-themes/testing/dream-theme-samples.ts';
import { letterSamples } from '#server/features/insights/monthly-letters/testing/letter-samples.ts';
import { insightSamples } from '#server/features/insights/recurring-dreams/testing/insight-samples.ts';
import { webm } from '#server/features/journal/voice-recordings/testing/sounds.ts';
import { memorySamples } from '#server/features/memory/moments/testing/memory-samples.ts';
import { announcementSamples } from '#server/features/messaging/announcements/testing/announcement-samples.ts';
import { pushSubscriptionSamples } from '#server/features/messaging/push-subscriptions/testing/push-subscription-samples.ts';
import { reminderSamples } from '#server/features/messaging/reminders/testing/reminder-samples.ts';
import { oracleSamples } from '#server/features/oracle/consultations/testing/oracle-samples.ts';
import { oracleProfileSamples } from '#server/features/oracle/oracle-profile/testing/oracle-profile-samples.ts';
import { affiliateSamples } from '#server/features/payments/affiliates/testing/affiliate-samples.ts';
import { membershipSamples } from '#server/features/payments/memberships/testing/membership-samples.ts';
import { referralSamples } from '#server/features/payments/referrals/testing/referral-samples.ts';
import { programmeSamples } from '#server/features/programmes/programme-runs/testing/programme-samples.ts';
import { dictionaryAdminSamples } from '#server/features/symbols/dictionary/admin/publishing/testing/dictionary-admin-samples.ts';
import { ticketSamples } from '#server/features/tickets/tickets/testing/ticket-samples.ts';
import { createAuthenticator } from './authenticator.ts';
import type { TestApp } from './build-test-app.ts';
import {
  buildCelebrity,
  buildCombinedSymbol,
  buildMissingSymbol,
  buildSymbol,
} from './dictionary-factories.ts';
import { addPasskey, beginTotp, setUpTotp } from './factor-factories.ts';
import { buildUser, type SignedInClient } from './factories.ts';
import { toMultipart } from './multipart.ts';
import type { RequestSample, SampleMaker } from './request-sample.ts';

const dreamText = 'I walked through my old house and found a room full of water behind the kitchen door.';
let counter = 0;

function recordBody(owner: SignedInClient) {
  return { userId: owner.user.id, content: dreamText, category: 'lucid', tags: ['house', 'water'] };
}

async function ownDream(owner: SignedInClient): Promise<{ params: { id: string } }> {
  const { body } = await owner.post('/api/dreams', recordBody(owner));
  return { params: { id: String(body.data.id) } };
}

async function ownDeletedDream(owner: SignedInClient): Promise<{ params: { id: string } }> {
  const sample = await ownDream(owner);
  await owner.delete(`/api/dreams/${sample.params.id}`);
  return sample;
}

/** A dream that was kept with a reading. */
async function ownReading(owner: SignedInClient): Promise<{ params: { id: string } }> {
  const { body } = await owner.post('/api/dreams', { ...recordBody(owner), translation: 'A room fills.' });
  return { params: { id: String(body.data.id) } };
}

/** The token that a link carries. */
const tokenOf = (link: string) => link.slice(link.indexOf('#token=') + '#token='.length);

async function ownSymbol(owner: SignedInClient): Promise<{ params: { id: string } }> {
  counter += 1;
  const { body } = await owner.post('/api/personal-symbols', { name: `Rex ${counter}`, group: 'animal' });
  return { params: { id: String(body.data.id) } };
}

async function ownDeletedSymbol(owner: SignedInClient): Promise<{ params: { id: string } }> {
  const sample = await ownSymbol(owner);
  await owner.delete(`/api/personal-symbols/${sample.params.id}`);
  return sample;
}

const journalFile = {
  name: 'dreams.csv',
  content: `date,dream\n2026-03-05,${dreamText}\n2026-03-06,A dog ran through the house and out again.\n`,
};

/** An import that waits to be begun. */
async function ownImport(owner: SignedInClient): Promise<{ params: { id: string } }> {
  const { body } = await owner.send({ method: 'POST', url: '/api/imports', ...toMultipart([journalFile]) });
  return { params: { id: String(body.data.id) } };
}

async function ownFinishedImport(owner: SignedInClient): Promise<{ params: { id: string } }> {
  const sample = await ownImport(owner);
  await owner.post(`/api/imports/${sample.params.id}/start`);
  return sample;
}

const recordingFile = { name: 'dream.webm', content: webm() };

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

async function ownRecording(owner: SignedInClient): Promise<{ params: { id: string } }> {
  const sample = await ownDream(owner);
  const url = `/api/dreams/${sample.params.id}/voice-recording`;
  await owner.send({ method: 'PUT', url, ...toMultipart([recordingFile]) });
  return sample;
}

/** A member to act on, and why. */
async function actOn(testApp: TestApp, values: Partial<NewUser> = {}) {
  const { id } = await buildUser(testApp, values);
  return { params: { id: String(id) }, body: { reason: 'Asked for by mail.' } };
}

/** One per call of the contract; a new call does not compile without one. */
export const requestSamples: Readonly<Record<keyof Endpoints, SampleMaker>> = {
  'GET /api/health': () => ({}),
  ...dreamThemeSamples,
  'GET /api/ready': () => ({}),
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
  'GET /api/email-test': () => ({}),
  'GET /api/email-test/mails': () => ({}),
  'POST /api/email-test': () => ({}),
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
  'POST /api/translate-dream': (owner) => ({
    body: { content: dreamText, userId: owner.user.id, language: 'en' },
  }),
  'GET /api/deepened-readings/model': () => ({}),
  'POST /api/deepened-readings': async (owner) => {
    await owner.patch('/api/reading-settings', { hasModelConsent: true });
    return { body: { content: dreamText, language: 'en' } };
  },
  'POST /api/ai-debug/traces': () => ({ body: { content: dreamText, language: 'en', level: 'premium' } }),
  'POST /api/ai-debug/answers': () => ({ body: { content: dreamText, level: 'free' } }),
  'POST /api/dreams': (owner) => ({ body: recordBody(owner) }),
  'GET /api/dreams': () => ({ query: { q: 'house', category: 'lucid', limit: '5' } }),
  'GET /api/timeline': () => ({}),
  'GET /api/dreams/nights': () => ({ query: { year: '2026' } }),
  'GET /api/dreams/people-and-places': () => ({}),
  'GET /api/dreams/whole': () => ({ query: { ids: '1,2' } }),
  'GET /api/dreams/on-this-day': () => ({}),
  'GET /api/dreams/facets': () => ({}),
  'GET /api/dreams/deleted': () => ({}),
  'GET /api/dreams/:id': ownDream,
  'PATCH /api/dreams/:id': async (owner) => ({
    ...(await ownDream(owner)),
    body: { title: 'The room behind the kitchen', tags: ['house'] },
  }),
  'DELETE /api/dreams/:id': ownDream,
  'POST /api/dreams/:id/restore': ownDeletedDream,
  'POST /api/dreams/:id/readings': async (owner) => ({ ...(await ownDream(owner)), body: {} }),
  'GET /api/dreams/:id/readings': ownDream,
  'GET /api/follow-ups': () => ({}),
  'GET /api/dreams/:id/follow-up': ownReading,
  'PUT /api/dreams/:id/answer': async (owner) => ({
    ...(await ownReading(owner)),
    body: { text: 'Yesterday I let the washing up wait.' },
  }),
  'DELETE /api/dreams/:id/answer': ownReading,
  'PUT /api/dreams/:id/deed': async (owner) => ({
    ...(await ownReading(owner)),
    body: { state: 'accepted' },
  }),
  'DELETE /api/dreams/:id/deed': ownReading,
  'PUT /api/dreams/:id/fit': async (owner) => ({
    ...(await ownReading(owner)),
    body: { verdict: 'partly', change: 'I rang my brother.', misfits: ['water'] },
  }),
  'DELETE /api/dreams/:id/fit': ownReading,
  'POST /api/dreams/:id/fit/dismissal': async (owner) => ({ ...(await ownReading(owner)), body: { day: 2 } }),
  'GET /api/personal-symbols': () => ({ query: { search: 'rex', language: 'en', limit: '5' } }),
  'POST /api/personal-symbols': () => {
    counter += 1;
    return { body: { name: `Rex ${counter}`, description: 'my first dog', emotionalImpact: 5 } };
  },
  'GET /api/personal-symbols/suggestions': () => ({ query: { language: 'en' } }),
  'POST /api/personal-symbols/suggestions/dismiss': () => ({ body: { word: 'weasel', language: 'en' } }),
  'PATCH /api/personal-symbols/:id': async (owner) => ({
    ...(await ownSymbol(owner)),
    body: { description: 'my first dog', variations: ['Rexy'] },
  }),
  'DELETE /api/personal-symbols/:id': ownSymbol,
  'POST /api/personal-symbols/:id/restore': ownDeletedSymbol,
  'POST /api/imports': () => ({ files: [journalFile] }),
  'GET /api/imports': () => ({}),
  'GET /api/imports/:id': ownImport,
  'PATCH /api/imports/:id': async (owner) => ({
    ...(await ownImport(owner)),
    body: { dateOrder: 'mdy', leavesOutDuplicates: false },
  }),
  'POST /api/imports/:id/start': ownImport,
  'POST /api/imports/:id/cancel': ownImport,
  'POST /api/imports/:id/undo': async (owner) => ({
    ...(await ownFinishedImport(owner)),
    body: { changed: 'keep' },
  }),
  'GET /api/reading-context': () => ({}),
  'POST /api/reading-context': () => ({
    body: { symbols: ['house', 'water'], before: '2026-11-21T06:30:00Z' },
  }),
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
  'PUT /api/dreams/:id/voice-recording': async (owner) => ({
    ...(await ownDream(owner)),
    query: { seconds: '12' },
    files: [recordingFile],
  }),
  'GET /api/dreams/:id/voice-recording': ownRecording,
  'DELETE /api/dreams/:id/voice-recording': ownRecording,
  'PUT /api/profile/picture': () => ({ query: { x: '20', zoom: '150' }, files: [pictureFile] }),
  'DELETE /api/profile/picture': () => ({}),
  'GET /api/pictures/:id': ownPicture,
  'POST /api/user/messaging-preferences': () => ({
    body: { emailNotifications: true, pushNotifications: false },
  }),
  'GET /api/reading-settings': () => ({}),
  'PATCH /api/reading-settings': () => ({ body: { followUpQuestions: false, address: 'feminine' } }),
  'GET /api/exports/journal': () => ({ query: { language: 'es' } }),
  'GET /api/data-inventory': () => ({}),
  'POST /api/account-deletion': () => ({}),
  'POST /api/account-deletion/cancel': async ({ user }, { context }) => {
    const closedAt = context.clock.now();
    await context.db.update(users).set({ accountStatus: 'deleted', closedAt }).where(eq(users.id, user.id));
    return {
      body: { token: tokenOf(await createCancelLink(context, { userId: user.id, closedAt, origin: '' })) },
    };
  },
  'GET /api/places': () => ({ query: { query: 'London', language: 'es' } }),
  'GET /api/dictionary': () => ({ query: { search: 'dog', language: 'en', limit: '5' } }),
  'GET /api/dictionary/facets': () => ({ query: { language: 'es' } }),
  'GET /api/dictionary/:slug': () => ({ params: { slug: 'dog' }, query: { language: 'es' } }),
  'GET /api/symbols/edits': () => ({ query: { language: 'en' } }),
  'POST /api/debug-symbols': () => ({ body: { content: 'A dog stood by the door.', language: 'en' } }),
  'GET /api/admin/symbols': () => ({ query: { search: 'dog', edited: 'false', limit: '5' } }),
  'PATCH /api/admin/symbols/:slug/:language': async (_owner, testApp) => ({
    params: await buildSymbol(testApp),
    body: { name: 'Hound', variations: ['hound'] },
  }),
  'GET /api/admin/combined-symbols': () => ({ query: { language: 'en', limit: '5' } }),
  'PATCH /api/admin/combined-symbols/:slug/:language': async (_owner, testApp) => ({
    params: await buildCombinedSymbol(testApp),
    body: { meaning: 'a habit that speaks up' },
  }),
  'GET /api/admin/celebrities': () => ({ query: { search: 'ada', limit: '5' } }),
  'PATCH /api/admin/celebrities/:id': async (_owner, testApp) => ({
    params: await buildCelebrity(testApp),
    body: { quality: 'foresight' },
  }),
  'GET /api/admin/missing-symbols': () => ({ query: { status: 'pending', limit: '5' } }),
  'PATCH /api/admin/missing-symbols/:id': async (_owner, testApp) => ({
    params: await buildMissingSymbol(testApp),
    body: { status: 'planned' },
  }),
  ...oracleProfileSamples,
  ...oracleSamples,
  ...announcementSamples,
  ...insightSamples,
  ...letterSamples,
  ...memorySamples,
  ...communitySamples,
  ...programmeSamples,
  ...ticketSamples,
  ...jobSamples,
  ...mailSamples,
  ...dictionaryAdminSamples,
  ...reportSamples,
  ...landingExperimentSamples,
  ...monitoringSamples,
  ...pushSubscriptionSamples,
  ...reminderSamples,
  ...membershipSamples,
  ...referralSamples,
  ...affiliateSamples,
  'GET /api/admin/overview': () => ({}),
  'GET /api/admin/invariants': () => ({}),
  'POST /api/admin/invariants': () => ({}),
  'GET /api/admin/audit-log': () => ({ query: { action: 'status.changed', limit: '5' } }),
  'GET /api/admin/users': () => ({ query: { search: 'luna', verified: 'false', limit: '5' } }),
  'GET /api/admin/users/:id': async (_owner, testApp) => ({ params: (await actOn(testApp)).params }),
  'PATCH /api/admin/users/:id/status': async (_owner, testApp) => {
    const { params, body } = await actOn(testApp);
    return { params, body: { ...body, status: 'suspended' } };
  },
  'POST /api/admin/users/:id/sessions/end': (_owner, testApp) => actOn(testApp),
  'POST /api/admin/users/:id/unlimited-access': async (_owner, testApp) => {
    const { params, body } = await actOn(testApp);
    const until = new Date(testApp.clock.now().getTime() + 86_400_000).toISOString();
    return { params, body: { ...body, until } };
  },
  'DELETE /api/admin/users/:id/unlimited-access': (_owner, testApp) =>
    actOn(testApp, { hasUnlimitedAccess: true }),
  'POST /api/admin/users/:id/admin-role': (_owner, testApp) => actOn(testApp, { emailVerified: true }),
  // Another one must be left for whoever asks for this.
  'DELETE /api/admin/users/:id/admin-role': async (_owner, testApp) => {
    await buildUser(testApp, { isAdmin: true });
    return actOn(testApp, { isAdmin: true });
  },
  'POST /api/admin/users/:id/verify': (_owner, testApp) => actOn(testApp),
  'POST /api/admin/users/:id/resend-verification': (_owner, testApp) => actOn(testApp),
  'POST /api/admin/users/:id/close': (_owner, testApp) => actOn(testApp),
};

/** Method and address of a call with a sample's parameters put in. */
export function sampleUrl(
  key: string,
  { params = {}, query }: RequestSample,
): { method: string; url: string } {
  const [method = 'GET', pattern = '/'] = key.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  return { method, url: query === undefined ? path : `${path}?${new URLSearchParams(query)}` };
}

/** What a sample sends: JSON, or files. */
export function samplePayload({ body, files }: RequestSample): Pick<InjectOptions, 'payload' | 'headers'> {
  if (files !== undefined) return toMultipart(files);
  return body === undefined ? {} : { payload: body };
}
