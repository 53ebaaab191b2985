import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepWords } from '#web/lib/device/kept-words.ts';
import { useTicketDraft } from './ticket-draft.ts';

const open = (memberId = 7) => renderHook(() => useTicketDraft(memberId)).result;
const empty = { category: 'bug', title: '', description: '', suggestion: '', mayBePublic: false };

describe('useTicketDraft', () => {
  it('begins with nothing, and not for the public', () => {
    expect(open().current.draft).toEqual(empty);
  });

  it('has every stroke on the device, as it was typed', () => {
    const draft = open();
    act(() => draft.current.write({ title: 'The moon ' }));
    act(() => draft.current.write({ description: 'It stands still.\n\n ' }));
    expect(open().current.draft).toEqual({
      ...empty,
      title: 'The moon ',
      description: 'It stands still.\n\n ',
    });
  });

  it('is nobody else’s on the same device', () => {
    const draft = open();
    act(() => draft.current.write({ title: 'The moon' }));
    expect(open(8).current.draft).toEqual(empty);
  });

  it('is gone once the server has it', () => {
    const draft = open();
    act(() => draft.current.write({ title: 'The moon' }));
    act(() => draft.current.forget());
    expect(draft.current.draft).toEqual(empty);
    expect(open().current.draft).toEqual(empty);
  });

  it.each([
    [{ ...empty, category: 'gossip' }],
    [{ ...empty, title: null }],
    [{ ...empty, mayBePublic: 1 }],
    ['x'],
  ])('begins anew where the device has %j', (words) => {
    keepWords({ memberId: 7, at: 'feedback' }, words);
    expect(open().current.draft).toEqual(empty);
  });
});
