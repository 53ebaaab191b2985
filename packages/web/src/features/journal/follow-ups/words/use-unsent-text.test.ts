import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findUnsentText, type TextPlace } from './unsent-text.ts';
import { useUnsentText } from './use-unsent-text.ts';

const place: TextPlace = { memberId: 7, dream: 12, kind: 'answer' };

function open(onSend: (text: string) => Promise<unknown> = () => Promise.resolve(), saved = '') {
  const view = renderHook(({ known }) => useUnsentText({ place, saved: known, onSend }), {
    initialProps: { known: saved },
  });
  return { ...view, now: () => view.result.current };
}

describe('useUnsentText', () => {
  it('shows what the server has, and keeps nothing of it', () => {
    const { now } = open(undefined, 'It fits.');
    expect(now()).toMatchObject({ text: 'It fits.', isUnsent: false, error: null });
    expect(findUnsentText(place)).toBeNull();
  });

  it('has each stroke on the device, without meaning it to be sent', () => {
    const { now } = open();
    act(() => now().write('It f'));
    expect(now()).toMatchObject({ text: 'It f', isUnsent: true });
    expect(findUnsentText(place)).toEqual({ text: 'It f', isMeant: false });
    act(() => now().write('  '));
    expect(now().text).toBe('  ');
    expect(findUnsentText(place)).toBeNull();
  });

  it('sends words without the space around them, and forgets them once they are there', async () => {
    const onSend = vi.fn().mockResolvedValue(undefined);
    const { now } = open(onSend);
    act(() => now().write(' It fits. '));
    await act(async () => expect(await now().send()).toBe(true));
    expect(onSend).toHaveBeenCalledExactlyOnceWith('It fits.');
    expect(findUnsentText(place)).toBeNull();
  });

  it('keeps strokes that came while it was sent', async () => {
    let arrive: () => void = () => undefined;
    const { now } = open(() => new Promise<void>((resolve) => (arrive = resolve)));
    act(() => now().write('It fits'));
    let sending: Promise<boolean> = Promise.resolve(false);
    act(() => {
      sending = now().send();
    });
    expect(now().isSending).toBe(true);
    act(() => now().write('It fits well'));
    arrive();
    await act(async () => expect(await sending).toBe(true));
    expect(now()).toMatchObject({ text: 'It fits well', isSending: false, isUnsent: true });
    expect(findUnsentText(place)?.text).toBe('It fits well');
  });

  it('says what went wrong, and sends again when the connection returns', async () => {
    const onSend = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(undefined);
    const { now } = open(onSend);
    act(() => now().write('It fits.'));
    await act(async () => expect(await now().send()).toBe(false));
    expect(now().error).toBeInstanceOf(TypeError);
    expect(findUnsentText(place)).toEqual({ text: 'It fits.', isMeant: true });
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(findUnsentText(place)).toBeNull());
  });

  it('sends what was meant when the page is opened the next time, and only that', async () => {
    const first = open(() => Promise.reject(new TypeError('Failed to fetch')));
    act(() => first.now().write('It fits.'));
    await act(async () => void (await first.now().send()));
    first.unmount();
    const onSend = vi.fn().mockResolvedValue(undefined);
    const second = open(onSend);
    await waitFor(() => expect(onSend).toHaveBeenCalledExactlyOnceWith('It fits.'));
    act(() => second.now().write('Something else'));
    second.unmount();
    onSend.mockClear();
    open(onSend);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('lets go where the words have arrived by another way', async () => {
    const { now, rerender } = open();
    act(() => now().write('It fits.'));
    rerender({ known: 'It fits.' });
    await waitFor(() => expect(findUnsentText(place)).toBeNull());
    expect(now()).toMatchObject({ isUnsent: false, error: null });
  });

  it('can be set to other words', () => {
    const { now } = open();
    act(() => now().write('It fits.'));
    act(() => now().reset(''));
    expect(now().text).toBe('');
    expect(findUnsentText(place)).toBeNull();
  });
});
