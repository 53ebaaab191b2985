import type { PracticeEntry } from '@chitta/contract';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepWords } from '#web/lib/device/kept-words.ts';
import { hasDraft, requestOf, useEntryDraft } from './entry-draft.ts';

const consultationId = 'abcdefghijklmnopqrstuv';
const today = '2026-11-23';
const entry: PracticeEntry = {
  entryNumber: 2,
  practiceDate: '2026-11-20',
  journalEntry: 'I walked.',
  exerciseImplemented: '',
  insights: 'Less hurry.',
  challenges: '',
  moodBefore: 2,
  moodAfter: 4,
  practiceRating: null,
  nextSteps: '',
};
const of = (changed: PracticeEntry | null = null, memberId = 7) => ({
  memberId,
  consultationId,
  entry: changed,
  today,
});
const open = (options = of()) => renderHook(() => useEntryDraft(options)).result;

describe('useEntryDraft', () => {
  it('begins with today and nothing else, or with the entry that is changed', () => {
    expect(open().current.draft.fields).toMatchObject({
      practiceDate: today,
      journalEntry: '',
      moodBefore: null,
    });
    const { entryNumber: _, ...fields } = entry;
    expect(open(of(entry)).current.draft.fields).toEqual(fields);
    expect(hasDraft(of())).toBe(false);
  });

  it('has every change on the device, each under another key', () => {
    const draft = open();
    const keys = new Set([draft.current.draft.key]);
    for (const change of [{ journalEntry: 'I ' }, { journalEntry: 'I sat ' }, { moodAfter: 3 }]) {
      act(() => draft.current.change(change));
      keys.add(draft.current.draft.key);
    }
    expect(keys.size).toBe(4);
    expect(hasDraft(of())).toBe(true);
    expect(open().current.draft).toEqual(draft.current.draft);
    expect(open().current.draft.fields).toMatchObject({ journalEntry: 'I sat ', moodAfter: 3 });
  });

  it('mixes up neither entries nor members', () => {
    const draft = open();
    act(() => draft.current.change({ journalEntry: 'I sat.' }));
    expect(open(of(entry)).current.draft.fields.journalEntry).toBe('I walked.');
    expect(open(of(null, 8)).current.draft.fields.journalEntry).toBe('');
    expect(hasDraft(of(entry))).toBe(false);
  });

  it('is gone once the server has it', () => {
    const draft = open();
    act(() => draft.current.change({ journalEntry: 'I sat.' }));
    act(() => draft.current.forget());
    expect(hasDraft(of())).toBe(false);
  });

  it.each([[{ key: 'a', fields: {} }], [{ fields: open().current.draft.fields }], ['I sat.']])(
    'begins anew where the device has %j',
    (words) => {
      keepWords({ memberId: 7, at: `entry/${consultationId}/new` }, words);
      expect(open().current.draft.fields.journalEntry).toBe('');
    },
  );
});

it('is sent without the space around its texts, and with figures as they are', () => {
  const { entryNumber: _, ...fields } = entry;
  expect(requestOf({ ...fields, journalEntry: '  I walked.\n\nThen sat. ', nextSteps: ' ' })).toEqual({
    ...fields,
    journalEntry: 'I walked.\n\nThen sat.',
    nextSteps: '',
  });
});
