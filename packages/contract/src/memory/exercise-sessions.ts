import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { calendarDay } from '../text.ts';
import { momentId } from './moments.ts';

export const exerciseSessionId = z.string().regex(/^[\w-]{22}$/);
const ofSession = z.object({ id: exerciseSessionId });
const { seconds, days } = limits.exercise;
const count = z.number().int().min(0).max(days);

/** A day that was gone back to. */
const exercisedDay = z.object({
  date: z.string(),
  recall: z.enum(limits.dayRecalls),
  /** Its moments that were looked at, with what they were then, and whether each had come back by itself. */
  moments: z.array(
    z.object({
      /** The moment may be gone since. */
      id: momentId,
      kind: z.enum(limits.momentKinds).nullable(),
      hasPicture: z.boolean(),
      cameBack: z.boolean(),
    }),
  ),
});
export type ExercisedDay = z.infer<typeof exercisedDay>;

/** Going back day by day. */
export const exerciseSession = z.object({
  id: exerciseSessionId,
  /** The day on which it was begun, by the member's own calendar. */
  date: z.string(),
  /** Seconds spent on it, without pauses. */
  duration: z.number().int(),
  /** Days that came back with moments as help. */
  assistedDays: z.number().int(),
  /** Days that came back from memory alone. */
  unassistedDays: z.number().int(),
  /** Null: paused, and can be gone on with. */
  completedAt: z.string().nullable(),
  /** From the latest back; empty where only the figures are known. */
  days: z.array(exercisedDay),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ExerciseSession = z.infer<typeof exerciseSession>;

const dayMs = 24 * 60 * 60 * 1000;

/** Each day once, going back, and none further than an exercise goes. */
const goBack = ({ date, days: list }: { date: string; days: readonly { date: string }[] }) => {
  const earliest = Date.parse(date) - days * dayMs;
  return list.every(
    (item, index) =>
      item.date <= date &&
      Date.parse(item.date) > earliest &&
      (index === 0 || item.date < (list[index - 1]?.date ?? '')),
  );
};

/** All that is known of an exercise: what is sent takes the place of what was there. */
export const keepExerciseSessionRequest = z
  .object({
    date: calendarDay,
    duration: z.number().int().min(0).max(seconds),
    assistedDays: count,
    unassistedDays: count,
    /** Null: it is paused. */
    completedAt: z.iso.datetime({ offset: true }).nullable(),
    days: z
      .array(
        z.object({
          date: calendarDay,
          recall: z.enum(limits.dayRecalls),
          /** Moments that are there no longer are left out. */
          moments: z
            .array(z.object({ id: momentId, cameBack: z.boolean() }))
            .max(limits.moment.perDay)
            .default([]),
        }),
      )
      .max(days)
      .default([]),
  })
  .refine((session) => session.assistedDays + session.unassistedDays <= days, {
    path: ['assistedDays'],
    message: 'Invalid input',
  })
  .refine(goBack, { path: ['days'], message: 'Invalid input: the days must go back, each once.' })
  .refine(
    ({ days: list, ...figures }) =>
      list.length === 0 ||
      (['unassisted', 'assisted'] as const).every(
        (recall) => list.filter((item) => item.recall === recall).length === figures[`${recall}Days`],
      ),
    { path: ['unassistedDays'], message: 'Invalid input: the figures must be those of the days.' },
  );
export type KeepExerciseSessionRequest = z.infer<typeof keepExerciseSessionRequest>;

export const newExerciseSessionRequest = keepExerciseSessionRequest.safeExtend({
  /**
   * Named by the device that began it, so that a pause and what follows it are one, in whatever order answers get lost.
   * What is there under this name is gone on with.
   */
  id: exerciseSessionId.optional(),
});
export type NewExerciseSessionRequest = z.infer<typeof newExerciseSessionRequest>;

const one = dataOf(exerciseSession);

export const exerciseSessionsEndpoints = {
  'GET /api/memory/exercise-sessions': endpoint({
    access: 'member',
    summary: 'Exercises of the member, latest first',
    query: z.object({
      state: z.enum(['paused', 'completed']).optional(),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageSize.max).default(limits.pageSize.default),
    }),
    response: pageOf(exerciseSession),
    errors: [],
  }),
  'POST /api/memory/exercise-sessions': endpoint({
    access: 'member',
    summary: 'Keep an exercise: a whole one, or one that is paused (`completedAt` null)',
    body: newExerciseSessionRequest,
    response: one,
    status: 201,
    isIdempotent: true,
    errors: ['exercise_sessions.not_found', 'exercise_sessions.completed'],
  }),
  'GET /api/memory/exercise-sessions/:id': endpoint({
    access: 'member',
    summary: 'One exercise',
    params: ofSession,
    response: one,
    errors: ['exercise_sessions.not_found'],
  }),
  'PUT /api/memory/exercise-sessions/:id': endpoint({
    access: 'member',
    summary: 'Go on with a paused exercise, or complete it; a completed one stays as it is',
    params: ofSession,
    body: keepExerciseSessionRequest,
    response: one,
    errors: ['exercise_sessions.not_found', 'exercise_sessions.completed'],
  }),
  'DELETE /api/memory/exercise-sessions/:id': endpoint({
    access: 'member',
    summary: 'Delete an exercise',
    params: ofSession,
    response: z.object({ success: z.literal(true) }),
    errors: ['exercise_sessions.not_found'],
  }),
} as const;
