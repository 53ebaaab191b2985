import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import { keepExerciseSession } from '#server/features/memory/exercise-sessions/keep-exercise-session.ts';
import { keepMoment } from '#server/features/memory/moments/keep-moment.ts';
import { markNight } from '#server/features/memory/recall-marks/mark-night.ts';
import { withTemporaryFolder } from '#server/platform/files/temporary-folder.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, dayPlus, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { contextOf } from './context-of.ts';
import { type DemoExercise, type DemoMoment, demoExercises, demoMarks, demoMoments } from './demo-memory.ts';
import { paintPicture } from './paint-picture.ts';

/** What a day's moments are known by. */
type KeptMoments = Map<string, string[]>;

/** What the demo member kept of their days, went back to and marked, through the operations that members use. */
export async function liveMemory(context: AppContext, member: Member): Promise<void> {
  const today = dayAt(context.clock.now(), member.timezone ?? defaultTimezone);
  const kept: KeptMoments = new Map();
  await withTemporaryFolder('upload', async (folder) => {
    for (const moment of demoMoments) {
      const date = dayPlus(today, -moment.daysAgo);
      const id = await keepDemoMoment(contextOf(context, moment.daysAgo), { member, moment, date, folder });
      kept.set(date, [...(kept.get(date) ?? []), id]);
    }
  });
  for (const exercise of demoExercises) {
    const date = dayPlus(today, -exercise.daysAgo);
    const then = contextOf(context, exercise.daysAgo);
    const completedAt = then.clock.now().toISOString();
    const request = { ...requestOf(exercise, date, kept), completedAt };
    await keepExerciseSession(then, { userId: member.id, request });
  }
  for (const { daysAgo, mark } of demoMarks) {
    const request = { night: dayPlus(today, -daysAgo), mark };
    await markNight(contextOf(context, daysAgo), { member, request });
  }
}

interface MomentOptions {
  readonly member: Member;
  readonly moment: DemoMoment;
  readonly date: string;
  readonly folder: string;
}

async function keepDemoMoment(
  context: AppContext,
  { member, moment, date, folder }: MomentOptions,
): Promise<string> {
  const { note, kind, picture: scene } = moment;
  const picture = scene && join(folder, `${scene}.png`);
  if (scene && picture) await writeFile(picture, await paintPicture(scene));
  const { id } = await keepMoment(context, { member, request: { note, kind, date }, picture });
  return id;
}

/** Days go back from the one before; of those that came back by themselves, so did their first moment. */
function requestOf({ unassisted, assisted }: DemoExercise, date: string, kept: KeptMoments) {
  const days = Array.from({ length: unassisted + assisted }, (_, index) => {
    const day = dayPlus(date, -1 - index);
    const recall = index < unassisted ? ('unassisted' as const) : ('assisted' as const);
    const ids = kept.get(day) ?? [];
    const moments = ids.map((id, place) => ({ id, cameBack: recall === 'unassisted' && place === 0 }));
    return { date: day, recall, moments };
  });
  // Nobody takes long over a day that comes back.
  const duration = 45 * unassisted + 80 * assisted;
  return { date, duration, unassistedDays: unassisted, assistedDays: assisted, days };
}
