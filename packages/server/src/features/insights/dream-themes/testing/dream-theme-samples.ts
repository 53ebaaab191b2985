import type { SampleMaker } from '#server/testing/request-sample.ts';
import { buildTheme } from './build-theme.ts';

const content = 'I fell off a cliff and was falling for a long time before I woke up in my bed.';

/** A request for each call of themes. */
export const dreamThemeSamples = {
  'GET /api/dream-themes': () => ({ query: { language: 'es' } }),
  'GET /api/dream-themes/:name': async (_, testApp) => ({ params: { name: await buildTheme(testApp) } }),
  'GET /api/dreams/:id/themes': async (owner) => {
    const { body } = await owner.post('/api/dreams', { userId: owner.user.id, content });
    return { params: { id: String(body.data.id) } };
  },
} satisfies Record<string, SampleMaker>;
