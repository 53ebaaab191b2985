import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { useSaveWhenOnline } from './use-save-when-online.ts';

const content = 'A black dog followed me down the stairs.';

function openWith(words = content) {
  const save = vi.fn(async () => undefined);
  const view = renderHook(({ text }) => useSaveWhenOnline(text, save), { initialProps: { text: words } });
  const putOff = () => {
    let isPutOff = false;
    act(() => {
      isPutOff = view.result.current.putOff();
    });
    return isPutOff;
  };
  return { ...view, save, putOff };
}

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

describe('useSaveWhenOnline', () => {
  beforeAll(() => loadWords('translations'));
  afterEach(() => vi.restoreAllMocks());

  it('puts nothing off while there is a connection', () => {
    const { putOff, save } = openWith();
    expect(putOff()).toBe(false);
    goOnline();
    expect(save).not.toHaveBeenCalled();
  });

  describe('without a connection', () => {
    const openOffline = (words?: string) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return openWith(words);
    };

    it('says that the dream is kept, and saves it once there is one', () => {
      const { putOff, save } = openOffline();
      expect(putOff()).toBe(true);
      expect(currentToast.get()).toMatchObject({ title: 'Kept on this device' });
      goOnline();
      goOnline();
      expect(save).toHaveBeenCalledTimes(1);
    });

    it('leaves a dream alone that was changed meanwhile', () => {
      const { putOff, save, rerender } = openOffline();
      putOff();
      rerender({ text: `${content} Then I woke.` });
      goOnline();
      expect(save).not.toHaveBeenCalled();
    });

    it('leaves an empty page to the rules of saving', () => {
      expect(openOffline('  ').putOff()).toBe(false);
    });
  });
});
