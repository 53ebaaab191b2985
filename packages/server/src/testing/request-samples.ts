import type { Endpoints } from '@chitta/contract';
import type { InjectOptions } from 'fastify';
import type { NewUser } from '#server/db/tables/identity/users.ts';
import { jobSamples } from '#server/features/admin/job-queues/testing/job-samples.ts';
import { mailSamples } from '#server/features/admin/mail-queue/testing/mail-samples.ts';
import { monitoringSamples } from '#server/features/admin/monitoring/testing/monitoring-samples.ts';
import { reportSamples } from '#server/features/admin/system-reports/testing/report-samples.ts';
import { communitySamples } from '#server/features/community/community-posts/testing/community-samples.ts';
import { landingExperimentSamples } from '#server/features/experiments/landing-experiments/testing/landing-experiment-samples.ts';
import { identitySamples } from '#server/features/identity/accounts/testing/identity-samples.ts';
import { dreamThemeSamples } from '#server/features/insights/dream-themes/testing/dream-theme-samples.ts';
import { letterSamples } from '#server/features/insights/monthly-letters/testing/letter-samples.ts';
import { insightSamples } from '#server/features/insights/recurring-dreams/testing/insight-samples.ts';
import { journalSamples } from '#server/features/journal/dreams/testing/journal-samples.ts';
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
import { dictionarySamples } from '#server/features/symbols/dictionary/testing/dictionary-samples.ts';
import { ticketSamples } from '#server/features/tickets/tickets/testing/ticket-samples.ts';
import type { TestApp } from './build-test-app.ts';
import { buildUser } from './factories.ts';
import { toMultipart } from './multipart.ts';
import type { RequestSample, SampleMaker } from './request-sample.ts';

/** A member to act on, and why. */
async function actOn(testApp: TestApp, values: Partial<NewUser> = {}) {
  const { id } = await buildUser(testApp, values);
  return { params: { id: String(id) }, body: { reason: 'Asked for by mail.' } };
}

/** One per call of the contract; a new call does not compile without one. */
export const requestSamples: Readonly<Record<keyof Endpoints, SampleMaker>> = {
  ...identitySamples,
  ...journalSamples,
  ...dictionarySamples,
  'GET /api/health': () => ({}),
  ...dreamThemeSamples,
  'GET /api/ready': () => ({}),
  'GET /api/email-test': () => ({}),
  'GET /api/email-test/mails': () => ({}),
  'POST /api/email-test': () => ({}),
  'POST /api/user/messaging-preferences': () => ({
    body: { emailNotifications: true, pushNotifications: false },
  }),
  'GET /api/data-inventory': () => ({}),
  'GET /api/places': () => ({ query: { query: 'London', language: 'es' } }),
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
