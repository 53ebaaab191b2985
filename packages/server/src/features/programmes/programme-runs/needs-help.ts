import type { limits, ProgrammeMeasureValues } from '@chitta/contract';
import type { ProgrammeRunRow } from '#server/db/tables/programmes/programme-runs.ts';

interface Answers {
  readonly concerns: readonly limits.ProgrammeConcern[];
  readonly before: ProgrammeMeasureValues;
  readonly latest: ProgrammeMeasureValues;
}

/**
 * From where on more help is pointed out, for each programme. The bounds are ours and on the safe side: about half of the
 * nights, or an upset that somebody calls strong; no scale with a licence stands behind them.
 */
const rules: Readonly<Record<limits.ProgrammeName, (answers: Answers) => boolean>> = {
  nightmares: ({ concerns, latest: { nightmareNights = 0, distress = 0, sleepLostNights = 0 } }) =>
    concerns.includes('real-event') || (nightmareNights >= 3 && distress >= 3) || sleepLostNights >= 3,
  recall: ({ concerns }) => concerns.includes('poor-sleep'),
  lucid: ({ before, latest }) => (before.sleepQuality ?? 0) - (latest.sleepQuality ?? 0) >= 2,
  incubation: ({ latest }) => latest.burden === 4,
};

/** Whether what was answered of a run asks for more help than a programme is. */
export function needsHelp({
  name,
  concerns,
  measures,
}: Pick<ProgrammeRunRow, 'name' | 'concerns' | 'measures'>): boolean {
  const before = measures[0]?.values ?? {};
  return rules[name]({ concerns, before, latest: measures.at(-1)?.values ?? before });
}
