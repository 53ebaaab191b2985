import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '#web/lib/format/day-words.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryFailure } from '#web/ui/query-result.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ExerciseRun } from '../run/exercise-run.ts';
import type { ExerciseActs } from '../run/use-exercise-run.ts';
import type { ScreenProps } from './alone-screen.tsx';
import { DayWordsField } from './day-words-field.tsx';
import { OtherActs } from './other-acts.tsx';
import { WayBack } from './way-back.tsx';

/** A moment as help shows it. */
export interface HelpingMoment {
  readonly id: string;
  readonly date: string;
  readonly momentNumber: number;
}

/** The moments of the latest day that has any: on their way, there, none, or out of reach. */
export interface Help<Moment extends HelpingMoment> {
  readonly data: readonly Moment[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface HelpedScreenProps<Moment extends HelpingMoment> extends ScreenProps {
  readonly help: Help<Moment>;
  readonly children: (moment: Moment) => ReactNode;
}

interface HelpedDayProps<Moment extends HelpingMoment> {
  readonly run: ExerciseRun;
  readonly day: string;
  readonly moments: readonly Moment[];
  readonly act: ExerciseActs['act'];
  readonly children: (moment: Moment) => ReactNode;
}

/** A day with its moments: which of them come back, and does the day? */
function HelpedDay<Moment extends HelpingMoment>({
  run,
  day,
  moments,
  act,
  children,
}: HelpedDayProps<Moment>) {
  const { t } = useTranslation('exercise-sessions');
  const [back, setBack] = useState<ReadonlySet<string>>(new Set());
  const help = { day, moments: moments.map(({ id }) => ({ id, cameBack: back.has(id) })) };
  function toggle(id: string) {
    const next = new Set(back);
    if (!next.delete(id)) next.add(id);
    setBack(next);
  }
  return (
    <>
      <div aria-live="polite">
        <h2 className="exercise-day">{dayWords(day, run.today)}</h2>
        <p className="exercise-lead">{t('helped.ask')}</p>
        {day < run.day && <p className="text-muted">{t('helped.passedBy')}</p>}
      </div>
      <ol className="exercise-moments">
        {moments.map((moment) => (
          <li key={moment.id}>
            {children(moment)}
            <button
              type="button"
              className="moment-kind"
              aria-pressed={back.has(moment.id)}
              aria-label={t('helped.cameBackOf', { number: moment.momentNumber })}
              onClick={() => toggle(moment.id)}
            >
              {t('helped.cameBack')}
            </button>
          </li>
        ))}
      </ol>
      <DayWordsField words={run.words} act={act} />
      <p className="exercise-answers">
        <Button size="large" onClick={() => act({ act: 'remembered', help })}>
          {t('helped.remembered')}
        </Button>
        <Button size="large" variant="quiet" onClick={() => act({ act: 'nothing', help })}>
          {t('helped.nothing')}
        </Button>
      </p>
    </>
  );
}

/** Goes on with moments as help: days that have none are passed by. */
export function HelpedScreen<Moment extends HelpingMoment>(props: HelpedScreenProps<Moment>) {
  const { run, goal, act, help, children } = props;
  const { t } = useTranslation('exercise-sessions');
  const { data, error } = help;
  const [first] = data ?? [];
  return (
    <div className="exercise-screen">
      <p className="exercise-kind">{t('helped.kind')}</p>
      {!data && !error && <Skeleton className="h-64 w-full" />}
      {!data && error && (
        <>
          <p>{t('helped.outOfReach')}</p>
          <QueryFailure
            error={error}
            isBusy={help.isFetching}
            onRetry={help.refetch}
            retry={t('helped.retry')}
          />
        </>
      )}
      {data && first && (
        <HelpedDay key={first.date} run={run} day={first.date} moments={data} act={act}>
          {children}
        </HelpedDay>
      )}
      {data && !first && (
        <div role="status" className="grid justify-items-start gap-4">
          <p className="exercise-lead">
            {t(run.steps.some(({ recall }) => recall !== 'unassisted') ? 'helped.noMore' : 'helped.none')}
          </p>
          <Button onClick={() => act({ act: 'end' })}>{t('helped.toEnd')}</Button>
        </div>
      )}
      <WayBack run={run} goal={goal} />
      <OtherActs run={run} act={act} />
    </div>
  );
}
