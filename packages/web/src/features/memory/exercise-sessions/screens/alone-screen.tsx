import { useTranslation } from 'react-i18next';
import { dayWords } from '#web/lib/format/day-words.ts';
import { Button } from '#web/ui/button.tsx';
import type { ExerciseRun } from '../run/exercise-run.ts';
import type { ExerciseActs } from '../run/use-exercise-run.ts';
import { DayWordsField } from './day-words-field.tsx';
import { OtherActs } from './other-acts.tsx';
import { WayBack } from './way-back.tsx';

export interface ScreenProps {
  readonly run: ExerciseRun;
  readonly goal: number;
  readonly act: ExerciseActs['act'];
}

/** Asks for one day, with nothing to go by but its name. */
export function AloneScreen({ run, goal, act }: ScreenProps) {
  const { t } = useTranslation('exercise-sessions');
  return (
    <div className="exercise-screen">
      <p className="exercise-kind">{t('alone.kind')}</p>
      <div aria-live="polite">
        <h2 className="exercise-day">{dayWords(run.day, run.today)}</h2>
        <p className="exercise-lead">{t(run.steps.length === 0 ? 'alone.askFirst' : 'alone.ask')}</p>
      </div>
      <DayWordsField words={run.words} act={act} />
      <p className="exercise-answers">
        <Button size="large" onClick={() => act({ act: 'remembered' })}>
          {t('alone.remembered')}
        </Button>
        <Button size="large" variant="quiet" onClick={() => act({ act: 'nothing' })}>
          {t('alone.nothing')}
        </Button>
      </p>
      <WayBack run={run} goal={goal} />
      <OtherActs run={run} act={act} />
    </div>
  );
}
