import type { Reading } from '@chitta/contract';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { hintSignedIn } from '#web/testing/hint-signed-in.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { stubBrowserModel } from '../testing/stub-browser-model.ts';
import { chooseDeviceModel } from './device-model-choice.ts';
import { useDeviceWriter } from './use-device-writer.ts';

const reading: Reading = { engineVersion: '5', language: 'en', sentences: [] };

async function writerWith(shown: Reading | null = reading) {
  hintSignedIn(true);
  stubApi({ 'GET /api/user': { json: buildUser() } });
  const view = renderQueryHook(() => useDeviceWriter(shown));
  await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
  return view.result.current;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('useDeviceWriter', () => {
  it('writes nothing until it is switched on here', async () => {
    stubBrowserModel();
    expect(await writerWith()).toBeNull();
  });

  it('writes where it is switched on and the model is there', async () => {
    stubBrowserModel();
    chooseDeviceModel(true);
    expect(await writerWith()).toBeTypeOf('function');
    expect(await writerWith(null)).toBeNull();
  });

  it('downloads nothing by itself', async () => {
    const model = stubBrowserModel('downloadable');
    chooseDeviceModel(true);
    expect(await writerWith()).toBeNull();
    expect(model.created).toEqual([]);
  });
});
