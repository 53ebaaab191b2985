import type { OracleProfile, PutOracleProfileRequest } from '@chitta/contract';
import { useState } from 'react';
import { findWords, forgetWords, keepWords, type WordsPlace } from '#web/lib/device/kept-words.ts';

/** What the steps hold while they are written, as the server takes it. */
export interface ProfileDraft {
  readonly birthDate: string | null;
  readonly birthTime: string | null;
  readonly birthPlace: OracleProfile['birthPlace'];
  /** Null where another birth was told, until it is asked about. */
  readonly isLaterMoment: boolean | null;
  readonly houses: OracleProfile['houses'];
  readonly usesChart: boolean;
  readonly asksAbout: OracleProfile['asksAbout'];
  readonly tone: OracleProfile['tone'];
}

export const profileSteps = ['birth', 'chart', 'asking'] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** Which fields each step is about. */
const fieldsOf = {
  birth: ['birthDate', 'birthTime', 'birthPlace', 'isLaterMoment'],
  chart: ['houses', 'usesChart'],
  asking: ['asksAbout', 'tone'],
} as const satisfies Record<ProfileStep, readonly (keyof ProfileDraft)[]>;

export function draftOf({ writtenPlace: _, ...profile }: OracleProfile): ProfileDraft {
  return profile;
}

/** What a step sends: all that was saved before, with its own fields in place. */
export function requestOf(
  step: ProfileStep,
  draft: ProfileDraft,
  saved: OracleProfile,
): PutOracleProfileRequest {
  const own = Object.fromEntries(fieldsOf[step].map((field) => [field, draft[field]]));
  return { ...draftOf(saved), ...own };
}

/** Whether a step holds something that is not saved. */
export function isChanged(step: ProfileStep, draft: ProfileDraft, saved: OracleProfile): boolean {
  const before = draftOf(saved);
  return fieldsOf[step].some((field) => JSON.stringify(draft[field]) !== JSON.stringify(before[field]));
}

function isDraft(value: unknown): value is ProfileDraft {
  const { asksAbout, houses, tone, birthPlace } = (value ?? {}) as Partial<ProfileDraft>;
  return (
    Array.isArray(asksAbout) &&
    typeof houses === 'string' &&
    typeof tone === 'string' &&
    (birthPlace === null || typeof birthPlace?.timeZone === 'string')
  );
}

/** The steps as they are written: every change is on the device at once, and stays there until the server has it. */
export function useProfileDraft(memberId: number, saved: OracleProfile) {
  const place: WordsPlace = { memberId, at: 'oracle-profile' };
  const [draft, setDraft] = useState(() => findWords(place, isDraft) ?? draftOf(saved));
  function change(part: Partial<ProfileDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    keepWords(place, next);
  }
  /** Takes over what was saved; what other steps hold stays. */
  function settle(now: OracleProfile, step: ProfileStep) {
    const own = Object.fromEntries(fieldsOf[step].map((field) => [field, draftOf(now)[field]]));
    const next = { ...draft, ...own };
    setDraft(next);
    if (profileSteps.some((each) => isChanged(each, next, now))) keepWords(place, next);
    else forgetWords(place);
  }
  return { draft, change, settle };
}
