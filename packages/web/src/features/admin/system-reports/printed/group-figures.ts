import type { ReportFigure } from '@chitta/contract';
import { type ReportMeasure, reportMeasures, type SystemReportType } from '@chitta/contract/limits';

/** One measure of a report in one currency. */
export interface MeasureGroup {
  readonly measure: ReportMeasure;
  readonly currency: string | null;
  /** All together; null: nothing to tell. */
  readonly whole: ReportFigure | null;
  /** The largest first. */
  readonly parts: readonly ReportFigure[];
}

/** The figures of a report by measure, each of its type there, also those with nothing to tell. */
export function groupFigures(
  type: SystemReportType,
  figures: readonly ReportFigure[],
): readonly MeasureGroup[] {
  const measures: readonly ReportMeasure[] = reportMeasures[type];
  return measures.flatMap((measure) => {
    const own = figures.filter((figure) => figure.measure === measure);
    const currencies = [...new Set(own.map(({ currency }) => currency))];
    return (currencies.length === 0 ? [null] : currencies).map((currency) => {
      const some = own.filter((figure) => figure.currency === currency);
      return {
        measure,
        currency,
        whole: some.find(({ part }) => part === null) ?? null,
        parts: some.filter(({ part }) => part !== null),
      };
    });
  });
}

/** Share of the largest part, in percent: how long its bar is. Nothing is longer than the whole line. */
export function shareOfLargest(figure: ReportFigure, parts: readonly ReportFigure[]): number {
  const largest = Math.max(...parts.map(({ value }) => Math.abs(value)), 0);
  return largest === 0 ? 0 : (Math.abs(figure.value) / largest) * 100;
}
