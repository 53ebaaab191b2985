import { z } from 'zod';
import * as limits from '../limits.ts';
import { programmeMeasured, programmeRun } from '../programmes/programme-runs.ts';

const time = z.iso.datetime({ offset: true });

/** A programme that was taken: what was written in it, done on its days, and answered. */
export const exportedProgrammeRun = z.object({
  name: z.enum(limits.programmeNames),
  state: z.enum(limits.programmeRunStates),
  startedOn: z.string(),
  endedOn: z.string().nullable(),
  concerns: z.array(z.enum(limits.programmeConcerns)),
  question: z.string(),
  writing: z.string(),
  days: programmeRun.shape.days,
  /** In the order of their dates; the first are those of before. */
  measures: z.array(programmeMeasured.omit({ kind: true })),
  createdAt: time,
  updatedAt: time,
});
