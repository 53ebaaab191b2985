import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildOutbox } from '../testing/build-outbox.ts';
import type { FlushOutcome } from './flush-outbox.ts';
import { startSender } from './start-sender.ts';

describe('startSender', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function start(outcome: FlushOutcome, isOnline = true) {
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    const { outbox } = buildOutbox();
    const flush = vi.fn(async () => outcome);
    const stop = startSender({ outbox, flush });
    onTestFinished(stop);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const goOnline = () => {
      isOnline = true;
      window.dispatchEvent(new Event('online'));
      return pass(0);
    };
    return { outbox, flush, stop, pass, goOnline };
  }
  const times = (flush: { readonly mock: { readonly calls: unknown[] } }) => flush.mock.calls.length;

  it('sends at once, and rests where nothing is left', async () => {
    const { flush, pass } = start('done');
    await pass(600_000);
    expect(times(flush)).toBe(1);
  });

  it('tries again, less and less often', async () => {
    const { flush, pass } = start('later');
    await pass(4_999);
    expect(times(flush)).toBe(1);
    await pass(1);
    expect(times(flush)).toBe(2);
    await pass(15_000 + 30_000 + 60_000 + 300_000 + 300_000);
    expect(times(flush)).toBe(7);
  });

  it('waits for a connection, and goes as soon as there is one', async () => {
    const { flush, pass, goOnline } = start('done', false);
    await pass(600_000);
    expect(times(flush)).toBe(0);
    await goOnline();
    expect(times(flush)).toBe(1);
  });

  it('goes when something new is kept, also while it is at it', async () => {
    const { flush, outbox, pass } = start('done');
    outbox.wake();
    await pass(0);
    expect(times(flush)).toBe(2);
    outbox.wake();
    await pass(0);
    expect(times(flush)).toBe(3);
  });

  it('goes when the tab comes to the front', async () => {
    const { flush, pass } = start('done');
    await pass(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(times(flush)).toBe(2);
  });

  it('stops with its page', async () => {
    const { flush, outbox, stop, pass, goOnline } = start('later');
    await pass(0);
    stop();
    outbox.wake();
    await goOnline();
    await pass(600_000);
    expect(times(flush)).toBe(1);
  });
});
