import { symbolSkies } from '#server/db/tables/insights/symbol-skies.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';

const content = 'I walked through my old house and found a room full of water behind the kitchen door.';
const key = 'looking room';

/** The owner has a recurring dream. */
const ownRecurrence: SampleMaker = async (owner, { context }) => {
  const { body } = await owner.post('/api/dreams', { userId: owner.user.id, content });
  const night = '2026-11-20';
  const recurrence = { key, theme: 'looking', shared: ['room'], often: [], expected: 0.1 };
  await context.db
    .insert(symbolSkies)
    .values({
      userId: owner.user.id,
      sky: { dreams: 1, step: 'month', steps: ['2026-11-01'], symbolCount: 0, stars: [], lines: [] },
      recurrences: [{ ...recurrence, first: night, last: night, count: 3, dreams: [body.data.id] }],
      computedAt: context.clock.now(),
    })
    .onConflictDoNothing();
  return {};
};

/** Valid requests of insights. */
export const insightSamples = {
  'GET /api/insights': () => ({ query: { period: 'month', on: '2026-11-02', language: 'es' } }),
  'GET /api/insights/preview': () => ({ query: { language: 'en' } }),
  'GET /api/insights/sky': () => ({ query: { language: 'en' } }),
  'GET /api/insights/findings': () => ({ query: { month: '2026-11', language: 'en' } }),
  'GET /api/insights/recurring-dreams': () => ({ query: { language: 'en' } }),
  'POST /api/insights/recurring-dreams/dismissals': async (owner, testApp) => ({
    ...(await ownRecurrence(owner, testApp)),
    body: { key },
  }),
  'DELETE /api/insights/recurring-dreams/dismissals': () => ({ query: { key } }),
  'GET /api/symbols/:slug/story': async (owner) => {
    await owner.post('/api/dreams', { userId: owner.user.id, content });
    return { params: { slug: 'house' }, query: { limit: '5', language: 'en' } };
  },
} satisfies Record<string, SampleMaker>;
