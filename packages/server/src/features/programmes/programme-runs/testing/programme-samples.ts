import type { SampleMaker } from '#server/testing/request-sample.ts';

const before = { nightmareNights: 2, distress: 1, sleepLostNights: 0, mastery: 1 };
const name = 'nightmares';

const own = async (...[owner]: Parameters<SampleMaker>): Promise<{ name: string; id: string }> => {
  // One at a time: who has one already is given that.
  await owner.post(`/api/programmes/${name}/runs`, { before });
  const { body } = await owner.get(`/api/programmes/${name}/runs`);
  return { name, id: body.data.items[0].id };
};
/** The first day of a run, by the calendar of its owner. */
async function ownDay(...[owner, testApp]: Parameters<SampleMaker>) {
  const run = await own(owner, testApp);
  const { body } = await owner.get(`/api/programmes/${name}/runs/${run.id}`);
  return { ...run, date: body.data.startedOn as string };
}

/** Valid requests of programmes. */
export const programmeSamples = {
  'GET /api/programmes': () => ({ query: { language: 'es' } }),
  'GET /api/programmes/:name': () => ({ params: { name }, query: { language: 'en' } }),
  'GET /api/programmes/:name/runs': () => ({ params: { name }, query: { limit: '5' } }),
  'POST /api/programmes/:name/runs': () => ({ params: { name }, body: { before, concerns: ['poor-sleep'] } }),
  'GET /api/programmes/:name/runs/:id': async (owner, testApp) => ({ params: await own(owner, testApp) }),
  'PATCH /api/programmes/:name/runs/:id': async (owner, testApp) => ({
    params: await own(owner, testApp),
    body: { writing: 'The dog lay down.' },
  }),
  'PUT /api/programmes/:name/runs/:id/days/:date': async (owner, testApp) => ({
    params: await ownDay(owner, testApp),
    body: { done: ['choose'], note: 'Done.' },
  }),
  'PUT /api/programmes/:name/runs/:id/measures/:date': async (owner, testApp) => ({
    params: await ownDay(owner, testApp),
    body: before,
  }),
  'DELETE /api/programmes/:name/runs/:id': async (owner, testApp) => ({ params: await own(owner, testApp) }),
} as const satisfies Record<string, SampleMaker>;
