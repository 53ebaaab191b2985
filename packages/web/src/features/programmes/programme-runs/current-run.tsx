import type { Programme, ProgrammeRun } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { DayForm } from './day-form.tsx';
import { Effects } from './effects.tsx';
import { EndRun } from './end-run.tsx';
import { MeasureForm } from './measure-form.tsx';
import { RunCare } from './run-care.tsx';
import { WordsForm } from './words-form.tsx';

interface CurrentRunProps {
  readonly memberId: number;
  readonly programme: Programme;
  readonly run: ProgrammeRun;
  readonly today: string;
}

/** A run that is under way: help first where it is needed, then what today asks, then what has changed. */
export function CurrentRun({ memberId, programme, run, today }: CurrentRunProps) {
  const { t } = useTranslation('programme-runs');
  const { days, help, steps } = programme;
  const isDue = run.measureDueOn !== null && run.measureDueOn <= today;
  const isOver = run.day >= days;
  const asks = new Set(steps.map((step) => step.asks));
  return (
    <div className="run">
      <p className="run-day">{t('day.of', { day: Math.min(run.day, days), count: days })}</p>
      {run.needsCare && <RunCare />}
      {run.needsHelp && (
        <p role="note" className="run-help">
          {help}
        </p>
      )}
      {isDue && <MeasureForm key={run.measures.length} programme={programme} run={run} today={today} />}
      {asks.has('question') && <WordsForm memberId={memberId} run={run} field="question" />}
      {asks.has('writing') && <WordsForm memberId={memberId} run={run} field="writing" />}
      <DayForm key={today} memberId={memberId} programme={programme} run={run} today={today} />
      <Effects run={run} />
      <EndRun run={run} isOver={isOver} />
    </div>
  );
}
