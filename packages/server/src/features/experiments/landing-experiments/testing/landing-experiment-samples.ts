import type { Endpoints } from '@chitta/contract';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';

type ExperimentKey = Extract<keyof Endpoints, `${string} /api/${'' | 'admin/'}experiments${string}`>;

let keys = 0;

/** A valid experiment; its variants have keys that no other has. */
export function experimentBody(more: object = {}) {
  keys += 1;
  const text = (en: string, es: string) => ({ en, es });
  return {
    name: 'Shorter headline',
    hypothesis: 'Fewer words are read by more people.',
    coverage: 1,
    targeting: { languages: [], trafficSources: [], keywords: [] },
    variants: [
      { key: `as-it-is-${keys}`, name: 'As it is', weight: 10, content: { texts: {}, blocks: null } },
      {
        key: `short-${keys}`,
        name: 'Short',
        weight: 10,
        content: {
          texts: {
            headline: text('Read your dreams.', 'Lee tus sueños.'),
            lead: text('In your own words.', 'Con tus palabras.'),
            primaryCta: text('Read now', 'Leer ahora'),
            secondaryCta: null,
          },
          blocks: ['yours', 'ground', 'returns'],
        },
      },
    ],
    ...more,
  };
}

const url = '/api/admin/experiments';

/** An experiment as a draft. */
export async function draftExperiment(admin: Pick<SignedInClient, 'post'>, more: object = {}) {
  const { body } = await admin.post(url, experimentBody(more));
  return body.data;
}

/** One that runs, in place of whichever did. */
export async function runningExperiment(admin: Pick<SignedInClient, 'get' | 'post'>, more: object = {}) {
  const { body } = await admin.get(url);
  for (const { id, status } of body.data.items)
    if (status === 'running') {
      const { version } = (await admin.get(`${url}/${id}`)).body.data;
      await admin.post(`${url}/${id}/stop`, { version });
    }
  const draft = await draftExperiment(admin, more);
  const started = await admin.post(`${url}/${draft.id}/start`, { version: draft.version });
  return started.body.data;
}

const adminOf = (testApp: TestApp) => signedInClient(testApp, { isAdmin: true });
const aDraft: SampleMaker = async (_owner, testApp) => {
  const { id } = await draftExperiment(await adminOf(testApp));
  return { params: { id: String(id) } };
};
const aRunning = async (testApp: TestApp) => runningExperiment(await adminOf(testApp));

/** Valid requests of experiments. */
export const landingExperimentSamples: Readonly<Record<ExperimentKey, SampleMaker>> = {
  'GET /api/experiments/landing': () => ({}),
  'POST /api/experiments/events': () => ({
    body: {
      visit: '0f5a4a6e-6a53-4a43-8f0c-0a7d3b2f9c11',
      phase: 1,
      variant: 'short',
      page: '/',
      referrer: 'example.org',
      utmSource: 'newsletter',
      utmMedium: 'email',
      utmCampaign: 'november',
      utmTerm: 'dreams',
      viewport: { width: 390, height: 844 },
      events: [{ n: 0, type: 'exposure' }],
    },
  }),
  'GET /api/admin/experiments': () => ({}),
  'POST /api/admin/experiments': () => ({ body: experimentBody() }),
  'GET /api/admin/experiments/:id': aDraft,
  'PUT /api/admin/experiments/:id': async (...of) => ({
    ...(await aDraft(...of)),
    body: { ...experimentBody(), version: 1 },
  }),
  'DELETE /api/admin/experiments/:id': async (...of) => ({
    ...(await aDraft(...of)),
    query: { version: '1' },
  }),
  'POST /api/admin/experiments/:id/start': async (_owner, testApp) => {
    const { id, version } = await aRunning(testApp);
    const admin = await adminOf(testApp);
    const { body } = await admin.post(`${url}/${id}/stop`, { version });
    return { params: { id: String(id) }, body: { version: body.data.version } };
  },
  'POST /api/admin/experiments/:id/stop': async (_owner, testApp) => {
    const { id, version } = await aRunning(testApp);
    return { params: { id: String(id) }, body: { version } };
  },
  'POST /api/admin/experiments/:id/rollout': async (_owner, testApp) => {
    const { id, version, variants } = await aRunning(testApp);
    const admin = await adminOf(testApp);
    const { body } = await admin.post(`${url}/${id}/stop`, { version });
    return { params: { id: String(id) }, body: { version: body.data.version, variant: variants[1].key } };
  },
  'POST /api/admin/experiments/:id/phases': async (_owner, testApp) => {
    const { id, version, variants } = await aRunning(testApp);
    const weights = Object.fromEntries(variants.map(({ key }: { key: string }) => [key, 20]));
    return { params: { id: String(id) }, body: { version, coverage: 0.5, weights } };
  },
  'GET /api/admin/experiments/:id/results': async (_owner, testApp) => ({
    params: { id: String((await aRunning(testApp)).id) },
    query: { phase: '1', metric: 'sign_up' },
  }),
  'GET /api/admin/experiments/:id/results/file': async (_owner, testApp) => ({
    params: { id: String((await aRunning(testApp)).id) },
    query: { phase: '1' },
  }),
};
