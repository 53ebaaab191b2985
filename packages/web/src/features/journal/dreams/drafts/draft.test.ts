import { describe, expect, it } from 'vitest';
import { randomId } from '#web/lib/forms/random-id.ts';
import { buildAnswer } from '#web/testing/build-dream.ts';
import { hasWords, laterOf, newDraft, patchDraft } from './draft.ts';

const draft = patchDraft(newDraft(7, 1000), { content: 'I was flying.' }, 2000);

describe('randomId', () => {
  it('gives 32 hexadecimal digits, never the same', () => {
    const ids = Array.from({ length: 50 }, randomId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(50);
  });
});

describe('patchDraft', () => {
  it('asks for a new reading of new words, under a new key', () => {
    const changed = patchDraft(draft, { content: 'I was falling.' }, 3000);
    expect(changed.readingKey).not.toBe(draft.readingKey);
    expect(changed.saveKey).not.toBe(draft.saveKey);
  });

  it.each([{ title: 'Up' }, { tags: ['sky'] }, { category: 'lucid' as const }, { content: draft.content }])(
    '%j is no new reading, but another save',
    (patch) => {
      const changed = patchDraft(draft, patch, 3000);
      expect(changed.readingKey).toBe(draft.readingKey);
      expect(changed.saveKey).not.toBe(draft.saveKey);
    },
  );

  it.each([{ hasDeed: true }, { notMeant: ['dog'] }])(
    'is no other save for what else is said to the reading: %j',
    (said) => {
      const { readingKey, saveKey } = draft;
      expect(patchDraft(draft, said, 3000)).toMatchObject({ ...said, readingKey, saveKey });
    },
  );

  it('is neither a new reading nor another save for an answer, which is sent on its own', () => {
    const answered = patchDraft(draft, { answer: 'Yesterday I waited.' }, 3000);
    const { readingKey, saveKey } = draft;
    expect(answered).toMatchObject({ answer: 'Yesterday I waited.', readingKey, saveKey });
    expect(answered.updatedAt).toBeGreaterThan(draft.updatedAt);
  });

  it('is no other save for a recording, which follows its dream; and is worth keeping for it alone', () => {
    const empty = newDraft(7, 1000);
    expect(hasWords(empty)).toBe(false);
    const told = patchDraft(empty, { recordingId: 'r' }, 2000);
    expect([told.saveKey, hasWords(told)]).toEqual([empty.saveKey, true]);
    expect(hasWords(patchDraft(told, { recordingId: undefined }, 3000))).toBe(false);
  });

  it('keeps the key of a reading that failed, and not of one that came', () => {
    const failed = patchDraft(draft, { reading: null }, 3000);
    expect(failed.readingKey).toBe(draft.readingKey);
    const read = patchDraft(draft, { reading: { content: draft.content, answer: buildAnswer() } }, 3000);
    expect(read.readingKey).not.toBe(draft.readingKey);
  });

  it('is always later than before, even when the clock stands still or goes back', () => {
    expect(patchDraft(draft, {}, draft.updatedAt).updatedAt).toBe(draft.updatedAt + 1);
    expect(patchDraft(draft, {}, 5).updatedAt).toBe(draft.updatedAt + 1);
    expect(patchDraft(draft, {}, 9000).updatedAt).toBe(9000);
  });

  it('stays the same draft of the same member', () => {
    const { id, memberId, startedAt } = patchDraft(draft, { content: 'other' }, 3000);
    expect({ id, memberId, startedAt }).toEqual({ id: draft.id, memberId: 7, startedAt: 1000 });
  });
});

describe('laterOf', () => {
  it('chooses by the time of writing, whichever comes first', () => {
    const later = patchDraft(draft, { content: 'later' }, 4000);
    expect(laterOf(draft, later)).toBe(later);
    expect(laterOf(later, draft)).toBe(later);
  });
});

describe('hasWords', () => {
  it.each([
    [{ content: '  \n' }, false],
    [{ content: '', title: ' ' }, false],
    [{ content: 'I' }, true],
    [{ content: '', title: 'Up' }, true],
    [{ content: '', tags: ['sky'] }, false],
  ])('%j: %s', (patch, expected) => {
    expect(hasWords(patchDraft(draft, patch, 3000))).toBe(expected);
  });
});
