import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { localKeys, readLocal } from '#web/lib/storage-keys.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubBrowserModel } from '../testing/stub-browser-model.ts';
import { isDeviceModelChosen } from './device-model-choice.ts';
import { DeviceModelSetting } from './device-model-setting.tsx';

beforeAll(() => loadWords('device-model'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = () => renderPart(<DeviceModelSetting />);
const theSwitch = () => screen.findByRole('switch', { name: /this browser’s own language model/ });

describe('the setting of the browser’s own model', () => {
  it('is not there where the browser has none', async () => {
    stubBrowserModel('unavailable');
    const { queryClient } = open();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('is off at first, and kept on this device', async () => {
    stubBrowserModel();
    const { user } = open();
    const choice = await theSwitch();
    expect(choice.getAttribute('aria-checked')).toBe('false');
    await user.click(choice);
    expect(choice.getAttribute('aria-checked')).toBe('true');
    expect(readLocal(localKeys.deviceModel)).toBe('on');
    expect(isDeviceModelChosen()).toBe(true);
    expect(screen.getByRole('status').textContent).toContain('The model is ready');
    await user.click(choice);
    expect(isDeviceModelChosen()).toBe(false);
  });

  it('downloads nothing before a press that says how large it is, and shows how far it is', async () => {
    const model = stubBrowserModel('downloadable');
    const { promise, resolve } = Promise.withResolvers<void>();
    const monitor = new EventTarget();
    model.onCreate = async (options) => {
      options.monitor?.(monitor);
      await promise;
    };
    const { user } = open();
    await user.click(await theSwitch());
    expect(model.created).toEqual([]);
    expect(screen.getByText(/usually several gigabytes/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Download the model (several GB)' }));
    await act(async () => {
      monitor.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.42, total: 1 }));
    });
    expect(screen.getByRole('progressbar', { name: 'Downloading the model: 42 %' })).toBeTruthy();
    model.availability = 'available';
    await act(async () => resolve());
    expect((await screen.findByRole('status')).textContent).toContain('The model is ready');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(model.destroyed).toBe(1);
  });

  it('says when the download failed, and can be tried again', async () => {
    const model = stubBrowserModel('downloadable');
    model.onCreate = async () => {
      throw new DOMException('No space', 'QuotaExceededError');
    };
    const { user } = open();
    await user.click(await theSwitch());
    await user.click(screen.getByRole('button', { name: /Download the model/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be downloaded');
    expect(screen.getByRole('button', { name: /Download the model/ })).toBeTruthy();
  });
});
