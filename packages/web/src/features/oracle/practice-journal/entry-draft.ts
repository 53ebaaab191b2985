import type { PracticeEntry, WritePracticeEntryRequest } from '@chitta/contract';
import { useState } from 'react';
import { findWords, forgetWords, keepWords, type WordsPlace } from '#web/lib/device/kept-words.ts';
import { randomId } from '#web/lib/forms/random-id.ts';

/** What is written in an entry. */
export type EntryFields = Omit<PracticeEntry, 'entryNumber'>;

/** An entry on its way. */
export interface EntryDraft {
  readonly fields: EntryFields;
  /** The same for every attempt at it. */
  readonly key: string;
}

export const texts = ['journalEntry', 'exerciseImplemented', 'insights', 'challenges', 'nextSteps'] as const;
export const steps = ['moodBefore', 'moodAfter', 'practiceRating'] as const;

const emptyFields = (day: string): EntryFields => ({
  practiceDate: day,
  journalEntry: '',
  exerciseImplemented: '',
  insights: '',
  challenges: '',
  moodBefore: null,
  moodAfter: null,
  practiceRating: null,
  nextSteps: '',
});

function isDraft(value: unknown): value is EntryDraft {
  const { fields, key } = (value ?? {}) as Partial<EntryDraft>;
  return (
    typeof key === 'string' &&
    typeof fields?.practiceDate === 'string' &&
    texts.every((name) => typeof fields[name] === 'string') &&
    steps.every((name) => fields[name] === null || typeof fields[name] === 'number')
  );
}

interface EntryDraftOptions {
  readonly memberId: number;
  readonly consultationId: string;
  /** The entry that is changed; null for a new one. */
  readonly entry: PracticeEntry | null;
  /** Where the member lives, `YYYY-MM-DD`. */
  readonly today: string;
}

const placeOf = ({ memberId, consultationId, entry }: Omit<EntryDraftOptions, 'today'>): WordsPlace => ({
  memberId,
  at: `entry/${consultationId}/${entry?.entryNumber ?? 'new'}`,
});

/** Whether words for an entry wait on this device. */
export function hasDraft(options: Omit<EntryDraftOptions, 'today'>): boolean {
  return findWords(placeOf(options), isDraft) !== null;
}

/** As the server takes it. */
export function requestOf(fields: EntryFields): WritePracticeEntryRequest {
  const trimmed = Object.fromEntries(texts.map((name) => [name, fields[name].trim()]));
  return { ...fields, ...trimmed };
}

function fieldsOf({ entryNumber: _, ...fields }: PracticeEntry): EntryFields {
  return fields;
}

/** An entry as it is written: every stroke is on the device at once, and stays there until the server has it. */
export function useEntryDraft(options: EntryDraftOptions) {
  const { entry, today } = options;
  const place = placeOf(options);
  const [draft, setDraft] = useState<EntryDraft>(
    () =>
      findWords(place, isDraft) ?? { fields: entry ? fieldsOf(entry) : emptyFields(today), key: randomId() },
  );
  function change(changes: Partial<EntryFields>) {
    const next = { fields: { ...draft.fields, ...changes }, key: randomId() };
    setDraft(next);
    keepWords(place, next);
  }
  return { draft, change, forget: () => forgetWords(place) };
}
