import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '#web/lib/format/day-words.ts';
import { Button } from '#web/ui/button.tsx';
import { lastExercisesQuery } from '../exercise-sessions.api.ts';

interface LastExercisesProps {
  readonly today: string;
}

/** What the last exercises came to; nothing before the first one. */
function LastExercises({ today }: LastExercisesProps) {
  const { t } = useTranslation('exercise-sessions');
  const { data = [] } = useQuery(lastExercisesQuery);
  if (data.length === 0) return null;
  return (
    <section className="exercise-last" aria-labelledby="exercise-last">
      <h3 id="exercise-last">{t('last.title')}</h3>
      <ul>
        {data.map(({ id, date, unassistedDays, assistedDays }) => (
          <li key={id}>
            <span>{dayWords(date, today)}</span>
            <span>
              {t('last.reached', {
                alone: t('days', { count: unassistedDays }),
                helped: t('days', { count: assistedDays }),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BeginScreenProps {
  readonly goal: number;
  readonly today: string;
  readonly onBegin: () => void;
  /** What was paused before, first of all. */
  readonly resting: ReactNode;
  /** What is still on this device. */
  readonly children: ReactNode;
}

/** What the exercise is, before anything is asked. */
export function BeginScreen({ goal, today, onBegin, resting, children }: BeginScreenProps) {
  const { t } = useTranslation('exercise-sessions');
  return (
    <div className="exercise-screen">
      <h2>{t('begin.title')}</h2>
      {resting}
      <p className="exercise-lead">{t('begin.lead')}</p>
      <ol className="numbered">
        <li>{t('begin.alone')}</li>
        <li>{t('begin.helped')}</li>
      </ol>
      <p className="text-muted">{t('begin.calm', { goal: t('days', { count: goal }) })}</p>
      <p>
        <Button size="large" onClick={onBegin}>
          {t('begin.go')}
        </Button>
      </p>
      {children}
      <LastExercises today={today} />
    </div>
  );
}
