import { describe, expect, it, vi } from 'vitest';
import { canShareMicrophone, claimMicrophone } from './microphone.ts';

describe('the microphone', () => {
  it('is for both in Chromium on a computer', () => {
    vi.stubGlobal('navigator', { userAgentData: { mobile: false } });
    const stop = vi.fn();
    const recording = claimMicrophone('recording', stop);
    const dictation = claimMicrophone('dictation', stop);
    expect([recording?.displaced, dictation?.displaced, stop.mock.calls.length]).toEqual([null, null, 0]);
    recording?.release();
    dictation?.release();
  });

  it.each([{ userAgentData: { mobile: true } }, {}])('is for one elsewhere: %o', (there) => {
    vi.stubGlobal('navigator', there);
    expect(canShareMicrophone()).toBe(false);
    const recording = claimMicrophone('recording', vi.fn());
    expect(claimMicrophone('dictation', vi.fn())).toBeNull();
    recording?.release();
    const stop = vi.fn();
    const dictation = claimMicrophone('dictation', stop);
    const again = claimMicrophone('recording', vi.fn());
    expect([stop.mock.calls.length, again?.displaced]).toEqual([1, 'dictation']);
    dictation?.release();
    again?.release();
  });
});
