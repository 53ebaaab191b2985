import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startRemarking } from '#server/features/journal/dreams/remarks/start-remarking.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { exportedSymbol, exportOf, staged } from '../testing/import-files.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

it('leaves the dreams of the journal to be marked anew beside everything that somebody waits for', async () => {
  const { context } = testApp;
  const client = await signedInClient(testApp);
  const content = 'Zorba stood by the locked door of my old house.';
  const { body } = await client.post('/api/dreams', { userId: client.user.id, content });
  const marks = async (): Promise<string[]> => {
    const dream = (await client.get(`/api/dreams/${body.data.id}`)).body.data;
    return dream.recognizedSymbols.map(({ name }: { name: string }) => name);
  };
  const mark = vi.spyOn(context.engine, 'mark');
  const loop = startRemarking(context);

  const zip = await exportOf({ 'personal-symbols': [{ ...exportedSymbol, name: 'Zorba' }] });
  const { id } = await staged(client, { name: 'chitta.zip', content: zip });
  expect((await client.post(`/api/imports/${id}/start`)).body.data.state).toBe('done');
  await vi.waitFor(async () => expect(await marks()).toContain('Zorba'), { timeout: 20_000 });

  expect((await client.post(`/api/imports/${id}/undo`, { changed: 'keep' })).status).toBe(200);
  await vi.waitFor(async () => expect(await marks()).not.toContain('Zorba'), { timeout: 20_000 });
  await loop.stop();
  expect(mark.mock.calls.map(([{ priority }]) => priority)).toEqual(['background', 'background']);
  mark.mockRestore();
});
