/** Lists and limits of Improve Memory; part of `limits`. */

/** What a moment is mostly about, as its member says with one press. */
export const momentKinds = [
  'person',
  'place',
  'activity',
  'food',
  'nature',
  'thing',
  'feeling',
  'surprise',
] as const;
export type MomentKind = (typeof momentKinds)[number];

/**
 * Moments: characters of a note, how many a day can have, and of a picture the bytes of the file that is sent, the pixels
 * of the longer side as it is kept, and of its small copy.
 */
export const moment = {
  note: 1000,
  perDay: 100,
  pictureBytes: 8 * 1024 * 1024,
  pictureSide: 1600,
  smallPictureSide: 320,
} as const;

/** How a day came back in an exercise: from memory alone, with its moments as help, or not. */
export const dayRecalls = ['unassisted', 'assisted', 'missed'] as const;
export type DayRecall = (typeof dayRecalls)[number];

/** Exercises: seconds that one can take, and days that it can go back. */
export const exercise = { seconds: 24 * 60 * 60, days: 366 } as const;
/** Days that a member wants to reach: what is set at first, and the bounds. */
export const exerciseGoal = { default: 7, min: 1, max: 60 } as const;

/** What is left of the dreams of a night in the morning. */
export const recallMarks = ['none', 'fragment', 'dream'] as const;
export type RecallMark = (typeof recallMarks)[number];

export const memoryReminderKinds = ['morning', 'evening', 'exercise'] as const;
export type MemoryReminderKind = (typeof memoryReminderKinds)[number];
/** Times at which a member can be reminded. */
export const memoryReminders = 12;

/** Days that one answer about marks, or about moments from a day to a day, can span. */
export const memorySpan = 400;

/**
 * What figures need before anything is said of them: exercises on each side of a comparison, moments of a kind that were
 * asked for, nights on each side of the gain in recall; and days of the baseline.
 */
export const memorySample = { exercises: 3, moments: 8, nights: 5, baselineDays: 7 } as const;
