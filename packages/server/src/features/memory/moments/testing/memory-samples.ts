import { toMultipart } from '#server/testing/multipart.ts';
import type { RequestSample, SampleMaker } from '#server/testing/request-sample.ts';

/** A PNG of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);
const moment = { note: 'The baker sang while he counted the change.', kind: 'person' };
const session = {
  date: '2026-11-02',
  duration: 240,
  unassistedDays: 1,
  assistedDays: 1,
  completedAt: null,
  days: [
    { date: '2026-11-01', recall: 'unassisted', moments: [] },
    { date: '2026-10-31', recall: 'assisted', moments: [] },
  ],
};
const settings = {
  reminderTimes: [{ kind: 'morning', weekdays: [1, 2, 3, 4, 5], time: '06:45' }],
  remindersEnabled: true,
  exerciseGoal: 10,
  notificationsEnabled: false,
};

type Owned = { params: { id: string } };

const ownMoment: SampleMaker = async (owner): Promise<Owned> => ({
  params: { id: (await owner.post('/api/memory/moments', moment)).body.data.id },
});

const ownPicture: SampleMaker = async (owner): Promise<Owned> => {
  const file = toMultipart([{ name: 'moment.png', content: onePixel }]);
  const { body } = await owner.send({ method: 'POST', url: '/api/memory/moments', ...file });
  return { params: { id: body.data.id } };
};

const ownSession: SampleMaker = async (owner): Promise<Owned> => ({
  params: { id: (await owner.post('/api/memory/exercise-sessions', session)).body.data.id },
});

const withBody =
  (make: SampleMaker, body: NonNullable<RequestSample['body']>): SampleMaker =>
  async (owner, testApp) => ({ ...(await make(owner, testApp)), body });

/** Valid requests of Improve Memory. */
export const memorySamples = {
  'GET /api/memory/moments': () => ({ query: { month: '2026-11', archived: 'false', limit: '5' } }),
  'GET /api/memory/calendar': () => ({ query: { month: '2026-11' } }),
  'POST /api/memory/moments': () => ({ body: moment }),
  'GET /api/memory/moments/:id': ownMoment,
  'PATCH /api/memory/moments/:id': withBody(ownMoment, { note: 'The baker sang.', isArchived: true }),
  'DELETE /api/memory/moments/:id': ownMoment,
  'GET /api/memory/moments/:id/picture': ownPicture,
  'GET /api/memory/exercise-sessions': () => ({ query: { state: 'paused', limit: '5' } }),
  'POST /api/memory/exercise-sessions': () => ({ body: session }),
  'GET /api/memory/exercise-sessions/:id': ownSession,
  'PUT /api/memory/exercise-sessions/:id': withBody(ownSession, { ...session, duration: 300 }),
  'DELETE /api/memory/exercise-sessions/:id': ownSession,
  'GET /api/memory/recall-marks': () => ({ query: { from: '2026-10-01', to: '2026-11-01' } }),
  'PUT /api/memory/recall-marks': () => ({ body: { night: '2026-11-01', mark: 'fragment' } }),
  'DELETE /api/memory/recall-marks': () => ({ query: { night: '2026-11-01' } }),
  'GET /api/memory/settings': () => ({}),
  'PUT /api/memory/settings': () => ({ body: settings }),
  'GET /api/memory/progress': () => ({}),
} as const satisfies Record<string, SampleMaker>;
