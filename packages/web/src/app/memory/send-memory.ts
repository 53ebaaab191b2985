import type { QueryClient } from '@tanstack/react-query';
import type { MemoryWork } from '#web/features/journal/dreams/outbox/memory/memory-work.ts';
import { sendExercise } from '#web/features/memory/exercise-sessions/exercise-sessions.api.ts';
import { sendChange } from '#web/features/memory/moments/changes/send-change.ts';
import { placeMoment, sendMoment } from '#web/features/memory/moments/moments.api.ts';
import { sendMark } from '#web/features/memory/recall-marks/recall-marks.api.ts';

interface WaitingWork {
  readonly memberId: number;
  readonly id: string;
  readonly work: MemoryWork;
}

/** Sends what a page of memory keeps. Throws what the calls throw. */
export async function sendMemory(client: QueryClient, { memberId, id, work }: WaitingWork): Promise<void> {
  if (work.kind === 'recall-mark') return sendMark(work.body);
  if (work.kind === 'exercise-session') return sendExercise(id, work.body);
  if (work.kind === 'moment-change') return sendChange(client, work);
  placeMoment(client, await sendMoment({ memberId, id, body: work.body, hasPicture: work.hasPicture }));
}
