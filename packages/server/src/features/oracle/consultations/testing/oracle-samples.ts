import type { RequestSample, SampleMaker } from '#server/testing/request-sample.ts';
import { anyPractice, buildConsultation, givenAnswer } from './build-consultation.ts';

const question = 'Should I take the new post, or stay where I am?';
const entry = {
  practiceDate: '2026-11-02',
  journalEntry: 'I sat by the window for ten minutes.',
  moodBefore: 2,
  moodAfter: 4,
};
const chosen = { includesQuestion: true, includesDreams: false, includesPractice: true, days: 7 };

const own = async (...[owner, testApp]: Parameters<SampleMaker>): Promise<{ params: { id: string } }> => ({
  params: { id: (await buildConsultation(testApp, owner.user.id)).id },
});

async function ownEntry(...[owner, testApp]: Parameters<SampleMaker>): Promise<RequestSample> {
  const { params } = await own(owner, testApp);
  await owner.post(`/api/oracle/consultations/${params.id}/practice-entries`, entry);
  return { params: { ...params, entryNumber: '1' } };
}

/** An answer that speaks of a dream of the owner's, who lets the model see it. */
async function withDream(...[owner, testApp]: Parameters<SampleMaker>): Promise<RequestSample> {
  await owner.patch('/api/reading-settings', { hasModelConsent: true });
  const content = 'A black dog sat in my old house, and the lamp burned on beside the dog.';
  const { body } = await owner.post('/api/dreams', { userId: owner.user.id, content });
  const oracleResponse = givenAnswer(body.data.id, anyPractice());
  return { params: { id: (await buildConsultation(testApp, owner.user.id, { oracleResponse })).id } };
}

const shared = async (...[owner, testApp]: Parameters<SampleMaker>) => {
  const { params } = await own(owner, testApp);
  const { body } = await owner.post(`/api/oracle/consultations/${params.id}/share`, chosen);
  return { params, token: String(body.data.token) };
};

const withBody =
  (body: RequestSample['body']): SampleMaker =>
  async (owner, testApp) => ({ ...(await own(owner, testApp)), ...(body && { body }) });

/** Valid requests of the Oracle. */
export const oracleSamples = {
  'GET /api/oracle/today': () => ({}),
  'POST /api/oracle/consultations': () => ({ body: { userInput: question, language: 'en' } }),
  'GET /api/oracle/consultations': () => ({ query: { search: 'post', state: 'open', limit: '5' } }),
  'GET /api/oracle/consultations/:id': own,
  'PATCH /api/oracle/consultations/:id': withBody({ practiceCompleted: true, fit: 'partly' }),
  'DELETE /api/oracle/consultations/:id': own,
  'GET /api/oracle/consultations/:id/practice-entries': own,
  'POST /api/oracle/consultations/:id/practice-entries': withBody(entry),
  'PUT /api/oracle/consultations/:id/practice-entries/:entryNumber': async (owner, testApp) => ({
    ...(await ownEntry(owner, testApp)),
    body: { ...entry, insights: 'It got quiet.' },
  }),
  'DELETE /api/oracle/consultations/:id/practice-entries/:entryNumber': ownEntry,
  'GET /api/oracle/consultations/:id/follow-up': own,
  'POST /api/oracle/consultations/:id/follow-up': withBody({ next: 'end', change: 'I said no.' }),
  'POST /api/oracle/consultations/:id/share': withBody(chosen),
  'POST /api/oracle/consultations/:id/written': withDream,
  'DELETE /api/oracle/consultations/:id/written': own,
  'DELETE /api/oracle/consultations/:id/share': async (owner, testApp) => ({
    params: (await shared(owner, testApp)).params,
  }),
  'GET /api/share/oracle/:token': async (owner, testApp) => ({
    params: { token: (await shared(owner, testApp)).token },
  }),
} as const satisfies Record<string, SampleMaker>;
