import { exportedProgrammeRun, limits } from '@chitta/contract';
import { z } from 'zod';
import { importedDay as day, importedText as text, importedTime as time } from './imported-fields.ts';

const { programmeRun: of } = limits;
/** More than a run is open for; what belongs to it is looked at when it is taken over. */
const mostDays = 400;
const minutes = z.number().int().min(0).max(of.minutes).nullable();
const [exportedDay, exportedMeasure] = [
  exportedProgrammeRun.shape.days.element,
  exportedProgrammeRun.shape.measures.element,
];

const run = exportedProgrammeRun.extend({
  startedOn: day,
  endedOn: day.nullable(),
  question: text(of.question),
  writing: text(of.writing),
  days: z
    .array(
      exportedDay.extend({
        date: day,
        done: z.array(text(40)).max(20),
        minutes,
        minutesToSleep: minutes,
        note: text(of.note),
      }),
    )
    .max(mostDays),
  measures: z
    .array(exportedMeasure.extend({ date: day }))
    .min(1)
    .max(mostDays),
  createdAt: time,
  updatedAt: time,
});
export type ImportedRun = z.infer<typeof run>;

const mostRuns = limits.programmeNames.length * of.perProgramme;

/** Reads runs of programmes; what is not as the format says is left out. */
export async function readProgrammeRuns(
  items: AsyncIterable<{ readonly item: unknown }>,
): Promise<ImportedRun[]> {
  const found: ImportedRun[] = [];
  for await (const { item } of items) {
    const parsed = run.safeParse(item);
    if (parsed.success && found.length < mostRuns) found.push(parsed.data);
  }
  return found;
}
