import type { CreateAnnouncementRequest, Endpoints } from '@chitta/contract';
import { announcements, userAnnouncementReads } from '#server/db/tables/messaging/announcements.ts';
import { notify } from '#server/features/messaging/notifications/notify.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';

type AnnouncementKey = Extract<
  keyof Endpoints,
  `${string} /api/${'' | 'admin/'}announcements${string}` | `${string} /api/notifications${string}`
>;

/** What an administrator sends of an announcement for everybody. */
export const announcementBody: CreateAnnouncementRequest = {
  title: 'We move to another machine',
  message: 'On Monday night nothing can be saved for an hour.',
  actionText: 'Read more',
  translations: {
    es: {
      title: 'Nos mudamos de máquina',
      message: 'El lunes por la noche no se podrá guardar nada durante una hora.',
      actionText: 'Leer más',
    },
  },
  type: 'info',
  priority: 'normal',
  isActive: true,
  showOnLogin: false,
  actionUrl: '/help',
  audience: 'all',
  audienceLanguage: null,
  startsAt: null,
  expiresAt: null,
  alsoPush: false,
};

/** An announcement that is out since now. */
export async function buildAnnouncement(
  { context, clock }: TestApp,
  values: Partial<typeof announcements.$inferInsert> = {},
) {
  const now = clock.now();
  const { title, message, translations } = announcementBody;
  const times = { startsAt: now, publishedAt: now, createdAt: now, updatedAt: now };
  const action = { actionText: 'Read more', actionUrl: '/help' };
  const [row] = await context.db
    .insert(announcements)
    .values({ title, message, translations, ...action, ...times, ...values })
    .returning();
  if (!row) throw new TypeError('An insert returned no row.');
  return row;
}

const anyOne = async (testApp: TestApp) => ({
  params: { id: String((await buildAnnouncement(testApp)).id) },
});

export const announcementSamples: Readonly<Record<AnnouncementKey, SampleMaker>> = {
  'GET /api/announcements/active': () => ({}),
  // For its owner alone, who has read it before: it is for nobody else who is asked for here.
  'POST /api/announcements/:id/read': async ({ user }, testApp) => {
    const { id } = await buildAnnouncement(testApp, { audience: 'premium' });
    const row = { userId: user.id, announcementId: id, readAt: testApp.clock.now() };
    await testApp.context.db.insert(userAnnouncementReads).values(row);
    return { params: { id: String(id) } };
  },
  'GET /api/admin/announcements': () => ({}),
  'GET /api/admin/announcements/audience-size': () => ({ query: { audience: 'language', language: 'es' } }),
  'GET /api/admin/announcements/:id': (_owner, testApp) => anyOne(testApp),
  'POST /api/admin/announcements': () => ({ body: { ...announcementBody } }),
  'PUT /api/admin/announcements/:id': async (_owner, testApp) => ({
    ...(await anyOne(testApp)),
    body: { ...announcementBody, version: 1 },
  }),
  'POST /api/admin/announcements/:id/withdraw': (_owner, testApp) => anyOne(testApp),
  'GET /api/notifications': () => ({}),
  'POST /api/notifications/read': async ({ user }, { context }) => {
    const told = { kind: 'reward_earned', fact: 'reward:1', params: { months: 1 }, path: null } as const;
    await notify(context, context.db, { ...told, userId: user.id });
    return { body: { until: context.clock.now().toISOString() } };
  },
};
