import { useTranslation } from 'react-i18next';
import { dayWords } from '#web/lib/format/day-words.ts';
import { Button } from '#web/ui/button.tsx';
import type { ScreenProps } from './alone-screen.tsx';
import { WayBack } from './way-back.tsx';

/** It rests: nothing is lost, nothing is counted, nobody is waited for. */
export function PausedScreen({ run, goal, act }: ScreenProps) {
  const { t } = useTranslation('exercise-sessions');
  return (
    <div className="exercise-screen">
      <h2>{t('paused.title')}</h2>
      <p className="exercise-lead">{t('paused.lead', { day: dayWords(run.day, run.today) })}</p>
      <WayBack run={run} goal={goal} />
      <p className="exercise-answers">
        <Button size="large" onClick={() => act({ act: 'resume' })}>
          {t('paused.goOn')}
        </Button>
        <Button size="large" variant="quiet" onClick={() => act({ act: 'end' })}>
          {t('others.end')}
        </Button>
      </p>
    </div>
  );
}
