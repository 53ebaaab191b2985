import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTriedDream, letWritingWait, patience, rememberWriting, triedDream } from './tried-dream.ts';

describe('a tried dream', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => vi.useRealTimers());

  it('stays in its tab while it is being written', () => {
    rememberWriting('A whale in');
    const { id } = triedDream() ?? {};
    rememberWriting('A whale in the hall');
    expect(triedDream()).toEqual({ id, text: 'A whale in the hall', at: Date.now() });
    expect(localStorage).toHaveLength(0);
  });

  it('moves on to the device once it is to be kept, for a day', () => {
    rememberWriting('A whale in the hall');
    const written = triedDream();
    letWritingWait();
    expect(sessionStorage).toHaveLength(0);
    expect(triedDream()).toEqual(written);
    vi.advanceTimersByTime(patience);
    expect(triedDream()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('goes on in the tab where the device refuses to keep it', () => {
    rememberWriting('A whale in the hall');
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    letWritingWait();
    expect(triedDream()?.text).toBe('A whale in the hall');
  });

  it('is forgotten everywhere: taken over, or wiped out by its writer', () => {
    rememberWriting('A whale');
    letWritingWait();
    rememberWriting('Another whale');
    forgetTriedDream();
    expect(triedDream()).toBeNull();
    rememberWriting('A whale');
    rememberWriting('  ');
    expect(triedDream()).toBeNull();
  });

  it('is nothing where the device holds something else there', () => {
    localStorage.setItem('tried-dream', '{"text":');
    expect(triedDream()).toBeNull();
    localStorage.setItem('tried-dream', '{"id":"1","text":7,"at":1}');
    expect(triedDream()).toBeNull();
  });
});
