import { Readable } from 'node:stream';
import type { AppContext } from '#server/context.ts';
import { csvStart, toCsv } from '#server/features/data/exports/archive/csv.ts';
import type { Download } from '#server/platform/http/streams/register-download.ts';
import { daysOf, findPhase, type ResultsOf } from './show-results.ts';

const figures = [
  'impressions',
  'visits',
  'visitors',
  'followed',
  'signUps',
  'followedSignUps',
  'verified',
  'firstReadings',
  'premium',
  'bounces',
  'scroll',
  'seconds',
] as const;

/** Figures of a phase by day and variant as a table. Throws `experiments.not_found`, `experiments.no_such_phase`. */
export async function writeResultsFile({ db }: Pick<AppContext, 'db'>, of: ResultsOf): Promise<Download> {
  const { experiment, variants, phase } = await findPhase(db, of);
  const days = await daysOf(db, phase.id);
  const currencies = [...new Set(days.flatMap(({ revenue }) => Object.keys(revenue)))].sort();
  const rows = days.map((day) => {
    const variant = variants.find(({ id }) => id === day.variantId);
    return [
      experiment.name,
      phase.number,
      day.day,
      variant?.variantKey ?? '',
      variant?.name ?? '',
      ...figures.map((name) => day[name]),
      ...currencies.map((currency) => day.revenue[currency] ?? 0),
    ];
  });
  const heading = [
    'experiment',
    'phase',
    'day',
    'variant',
    'name',
    ...figures,
    ...currencies.map((currency) => `revenue_${currency}`),
  ];
  const content = Buffer.from(csvStart + toCsv([heading, ...rows]));
  return {
    fileName: `experiment-${experiment.id}-phase-${phase.number}.csv`,
    estimatedBytes: content.length,
    content: Readable.from([content]),
  };
}
