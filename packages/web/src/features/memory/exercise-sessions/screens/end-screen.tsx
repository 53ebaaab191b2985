import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { countOf, type DayStep, type ExerciseRun } from '../run/exercise-run.ts';
import { WayBack } from './way-back.tsx';

interface EndScreenProps {
  readonly run: ExerciseRun;
  readonly goal: number;
  /** `written`: days whose words become moments. */
  readonly onKeep: (written: readonly DayStep[]) => void;
  readonly onLetGo: () => void;
}

/** What was reached, beside the goal, in so many words. */
function Reached({ run, goal }: Pick<EndScreenProps, 'run' | 'goal'>) {
  const { t } = useTranslation('exercise-sessions');
  const alone = countOf(run, 'unassisted');
  const helped = countOf(run, 'assisted');
  const total = alone + helped;
  const key = total === 0 ? 'end.nothing' : total >= goal ? 'end.reached' : 'end.below';
  return (
    <>
      <dl className="exercise-figures">
        {[
          ['end.alone', alone],
          ['end.helped', helped],
          ['end.goal', goal],
        ].map(([label, count]) => (
          <div key={label}>
            <dt>{t(label as string)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p className="exercise-lead">
        {t(key, { total: t('days', { count: total }), goal: t('days', { count: goal }) })}
      </p>
    </>
  );
}

/** The end of an exercise: said plainly, then kept or let go of. */
export function EndScreen({ run, goal, onKeep, onLetGo }: EndScreenProps) {
  const { t } = useTranslation('exercise-sessions');
  const [keepsWords, setKeepsWords] = useState(false);
  const written = run.steps.filter(({ words }) => words !== '');
  return (
    <div className="exercise-screen">
      <h2>{t('end.title')}</h2>
      <Reached run={run} goal={goal} />
      <WayBack run={run} goal={goal} />
      {written.length > 0 && (
        <SwitchField
          label={t('end.words', { count: written.length })}
          hint={t('end.wordsHint')}
          isOn={keepsWords}
          onChange={setKeepsWords}
        />
      )}
      <p className="exercise-answers">
        <Button size="large" onClick={() => onKeep(keepsWords ? written : [])}>
          {t('end.keep')}
        </Button>
        <Button size="large" variant="ghost" onClick={onLetGo}>
          {t('end.letGo')}
        </Button>
      </p>
    </div>
  );
}
