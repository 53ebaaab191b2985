import type { SampleMaker } from '#server/testing/request-sample.ts';
import { countJournal } from '../../dream-analytics/count-journal.ts';
import { createLetterToken } from '../unsubscribe/letter-token.ts';

/** A dream of a month that is over, counted in. */
const ownMonth = async (...[owner, { context }]: Parameters<SampleMaker>) => {
  const content = 'I stood in my old house.';
  await owner.post('/api/dreams', { userId: owner.user.id, content, night: '2026-05-03' });
  await countJournal(context, owner.user.id);
};

/** Valid requests of letters. */
export const letterSamples = {
  'GET /api/insights/letters': () => ({}),
  'GET /api/insights/letters/:month': async (owner, testApp) => {
    await ownMonth(owner, testApp);
    return { params: { month: '2026-05' }, query: { language: 'es' } };
  },
  'GET /api/letter-settings': () => ({}),
  'PUT /api/letter-settings': () => ({ body: { byMail: true } }),
  'POST /api/letter-settings/unsubscribe/:token': async (owner, { context }) => ({
    params: { token: await createLetterToken(context, owner.user.id) },
  }),
} satisfies Record<string, SampleMaker>;
