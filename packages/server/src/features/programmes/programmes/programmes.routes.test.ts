import { limits, type Programme, type ProgrammeSummary } from '@chitta/contract';
import * as content from '@chitta/symbols/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

it('names what the content names', () => {
  expect(limits.programmeNames).toEqual(content.programmeNames);
  expect(limits.programmeMeasures).toEqual(content.programmeMeasures);
  expect(limits.programmeAsks).toEqual(content.programmeAsks);
  expect(limits.programmeConcerns).toEqual(content.programmeConcerns);
});

describe('programmes', () => {
  it('stand in the language of the member, with where they stand', async () => {
    const client = await signedInClient(testApp, { language: 'es' });
    const list = async (): Promise<ProgrammeSummary[]> =>
      (await client.get('/api/programmes')).body.data.items;
    expect((await list()).map(({ name, title, isPremium }) => [name, title, isPremium])).toEqual([
      ['nightmares', 'Reescribir una pesadilla', false],
      ['recall', 'Recordar más sueños', false],
      ['lucid', 'Saber que sueñas', true],
      ['incubation', 'Preguntar a tus sueños', true],
    ]);
    const begun = await client.post('/api/programmes/recall/runs', {
      before: { dreamNights: 2, clarity: 1 },
    });
    const { id } = begun.body.data;
    const ofRecall = async () => (await list()).find(({ name }) => name === 'recall');
    expect(await ofRecall()).toMatchObject({ running: { id, day: 1 }, ended: 0 });
    await client.send({
      method: 'PATCH',
      url: `/api/programmes/recall/runs/${id}`,
      payload: { state: 'stopped' },
    });
    expect(await ofRecall()).toMatchObject({ running: null, ended: 1 });
  });

  it.each(limits.programmeNames)('%s is whole in both languages', async (name) => {
    for (const language of ['en', 'es'] as const) {
      const client = await signedInClient(testApp, { language });
      const { data }: { data: Programme } = (await client.get(`/api/programmes/${name}`)).body;
      expect(data.steps.length).toBeGreaterThan(2);
      expect(data.steps.every(({ title, text }) => title !== '' && text !== '')).toBe(true);
      expect(data.sources.length).toBeGreaterThan(0);
      expect(data.notFor.length > 0).toBe(data.notForText !== null);
    }
  });

  it('are those that there are', async () => {
    const client = await signedInClient(testApp);
    expect((await client.get('/api/programmes/flying')).status).toBe(422);
  });
});
