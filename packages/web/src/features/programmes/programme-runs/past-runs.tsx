import type { Programme, ProgrammeRun } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Effects } from './effects.tsx';
import { DeleteRun } from './end-run.tsx';
import { MeasureForm } from './measure-form.tsx';

interface PastRunsProps {
  readonly programme: Programme;
  readonly runs: readonly ProgrammeRun[];
  readonly today: string;
}

const inWords = (day: string) => formatDay(`${day}T12:00:00Z`, 'UTC');

/** Runs that have ended, each with what it changed; the questions at the end can still be answered for the latest. */
export function PastRuns({ programme, runs, today }: PastRunsProps) {
  const { t } = useTranslation('programme-runs');
  if (runs.length === 0) return null;
  return (
    <section className="run-past">
      <h2>{t('past.title')}</h2>
      {runs.map((run, index) => {
        const span = t('past.span', {
          from: inWords(run.startedOn),
          to: inWords(run.endedOn ?? run.startedOn),
        });
        return (
          <Disclosure key={run.id} title={`${span} · ${t(`state.${run.state}`)}`} isOpen={index === 0}>
            <div className="run-past-body">
              {index === 0 && run.measureDueOn !== null && run.measureDueOn <= today && (
                <MeasureForm programme={programme} run={run} today={today} />
              )}
              <Effects run={run} />
              {run.question !== '' && <blockquote className="run-quote">{run.question}</blockquote>}
              {run.writing !== '' && <blockquote className="run-quote">{run.writing}</blockquote>}
              <DeleteRun run={run} label={t('delete.of', { span })} />
            </div>
          </Disclosure>
        );
      })}
    </section>
  );
}
