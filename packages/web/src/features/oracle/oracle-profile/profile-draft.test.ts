import type { OracleProfile } from '@chitta/contract';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findWords, keepWords } from '#web/lib/device/kept-words.ts';
import { draftOf, isChanged, type ProfileDraft, requestOf, useProfileDraft } from './profile-draft.ts';

const place = { memberId: 7, at: 'oracle-profile' };
const saved: OracleProfile = {
  birthDate: '1990-05-04',
  birthTime: null,
  birthPlace: null,
  isLaterMoment: null,
  houses: 'placidus',
  usesChart: true,
  asksAbout: [],
  tone: 'gentle',
  writtenPlace: 'Lima',
} as unknown as OracleProfile;
const kept = () => findWords(place, (value): value is ProfileDraft => value !== null);

const open = (profile = saved) => renderHook(() => useProfileDraft(7, profile)).result;

describe('what a step sends', () => {
  it('is its own fields alone, beside what was saved', () => {
    const draft = { ...draftOf(saved), birthTime: '04:30', usesChart: false };
    expect(requestOf('birth', draft, saved)).toEqual({ ...draftOf(saved), birthTime: '04:30' });
    expect(requestOf('chart', draft, saved)).toEqual({ ...draftOf(saved), usesChart: false });
  });

  it('never holds the place as it was once written', () => {
    expect('writtenPlace' in requestOf('asking', draftOf(saved), saved)).toBe(false);
  });

  it('is changed where one of its own fields is, whatever the others are', () => {
    const draft = { ...draftOf(saved), birthTime: '04:30' };
    expect(isChanged('birth', draft, saved)).toBe(true);
    expect(isChanged('chart', draft, saved)).toBe(false);
    expect(isChanged('birth', draftOf(saved), saved)).toBe(false);
  });
});

describe('useProfileDraft', () => {
  it('begins with what was saved, and keeps nothing of that', () => {
    expect(open().current.draft).toEqual(draftOf(saved));
    expect(kept()).toBeNull();
  });

  it('has every change on the device, and goes on with it after a reload', () => {
    const first = open();
    act(() => first.current.change({ birthTime: '04:30' }));
    act(() => first.current.change({ usesChart: false }));
    expect(kept()).toMatchObject({ birthTime: '04:30', usesChart: false });
    expect(open().current.draft).toMatchObject({ birthTime: '04:30', usesChart: false });
  });

  it('lets go of a step that was saved, and holds on to the others', () => {
    const draft = open();
    act(() => draft.current.change({ birthTime: '04:30' }));
    act(() => draft.current.change({ usesChart: false }));
    const birthSaved = { ...saved, birthTime: '04:30' } as OracleProfile;
    act(() => draft.current.settle(birthSaved, 'birth'));
    expect(kept()).toMatchObject({ usesChart: false });
    act(() => draft.current.settle({ ...birthSaved, usesChart: false } as OracleProfile, 'chart'));
    expect(kept()).toBeNull();
    expect(draft.current.draft).toMatchObject({ birthTime: '04:30', usesChart: false });
  });

  it('takes over what the server made of a step', () => {
    const draft = open();
    act(() => draft.current.change({ birthTime: '02:30', isLaterMoment: null }));
    act(() =>
      draft.current.settle({ ...saved, birthTime: '02:30', isLaterMoment: false } as OracleProfile, 'birth'),
    );
    expect(draft.current.draft.isLaterMoment).toBe(false);
  });

  it.each([[{ asksAbout: 'all' }], [{ ...draftOf(saved), birthPlace: { name: 'Lima' } }], ['Lima']])(
    'begins anew where the device has %j',
    (words) => {
      keepWords(place, words);
      expect(open().current.draft).toEqual(draftOf(saved));
    },
  );
});
