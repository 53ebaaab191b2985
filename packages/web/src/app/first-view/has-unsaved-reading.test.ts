import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { newDraft, patchDraft } from '#web/features/journal/dreams/drafts/draft.ts';
import { createDraftDatabase } from '#web/features/journal/dreams/drafts/draft-database.ts';
import { buildAnswer } from '#web/testing/build-dream.ts';
import { hasUnsavedReading } from './has-unsaved-reading.ts';

afterEach(() => vi.unstubAllGlobals());

it('finds a reading among the drafts of this device, and leaves no trace where there are none', async () => {
  expect(await hasUnsavedReading()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  const database = createDraftDatabase();
  const draft = newDraft(1, 0);
  const content = 'A black dog followed me down the stairs.';
  await database.put(patchDraft(draft, { content }, 1));
  expect(await hasUnsavedReading()).toBe(false);
  await database.put(patchDraft(draft, { content, reading: { content, answer: buildAnswer() } }, 2));
  expect(await hasUnsavedReading()).toBe(true);
});

it('takes a browser that keeps nothing for one without drafts', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await hasUnsavedReading()).toBe(false);
});
