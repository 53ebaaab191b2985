import type { Endpoints } from '@chitta/contract';
import { webm } from '#server/features/journal/voice-recordings/testing/sounds.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import { toMultipart } from '#server/testing/multipart.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';

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

async function ownRecording(owner: SignedInClient): Promise<{ params: { id: string } }> {
  const sample = await ownDream(owner);
  const url = `/api/dreams/${sample.params.id}/voice-recording`;
  await owner.send({ method: 'PUT', url, ...toMultipart([recordingFile]) });
  return sample;
}

/** Valid requests of the journal: dreams and what goes with them, symbols of one’s own, imports. */
export const journalSamples = {
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
  'GET /api/dreams/latest-reading': () => ({}),
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
  'PUT /api/dreams/:id/voice-recording': async (owner) => ({
    ...(await ownDream(owner)),
    query: { seconds: '12' },
    files: [recordingFile],
  }),
  'GET /api/dreams/:id/voice-recording': ownRecording,
  'DELETE /api/dreams/:id/voice-recording': ownRecording,
  'GET /api/reading-settings': () => ({}),
  'PATCH /api/reading-settings': () => ({ body: { followUpQuestions: false, address: 'feminine' } }),
  'GET /api/exports/journal': () => ({ query: { language: 'es' } }),
} satisfies Partial<Record<keyof Endpoints, SampleMaker>>;
