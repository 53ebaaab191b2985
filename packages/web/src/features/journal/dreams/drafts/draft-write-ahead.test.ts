import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { newDraft, patchDraft } from './draft.ts';
import { createDraftWriteAhead } from './draft-write-ahead.ts';

const draft = patchDraft(newDraft(1, 1000), { content: 'the last words' }, 2000);

describe('draft write-ahead', () => {
  it('gives back what it took, to its member alone', () => {
    const ahead = createDraftWriteAhead(createMemoryStorage());
    expect(ahead.put(draft)).toBe(true);
    expect(ahead.list(1)).toEqual([draft]);
    expect(ahead.list(2)).toEqual([]);
    ahead.remove(draft.id);
    expect(ahead.list(1)).toEqual([]);
  });

  it('leaves the other things on the device alone', () => {
    const storage = createMemoryStorage();
    storage.setItem('language', 'es');
    const ahead = createDraftWriteAhead(storage);
    expect(ahead.list(1)).toEqual([]);
    ahead.remove('language');
    expect(storage.getItem('language')).toBe('es');
  });

  it('says so when the device is full', () => {
    const full: Storage = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(createDraftWriteAhead(full).put(draft)).toBe(false);
  });

  it('does nothing, and says so, where the browser gives no storage', () => {
    const ahead = createDraftWriteAhead(null);
    expect(ahead.put(draft)).toBe(false);
    expect(ahead.list(1)).toEqual([]);
    expect(() => ahead.remove(draft.id)).not.toThrow();
  });
});
