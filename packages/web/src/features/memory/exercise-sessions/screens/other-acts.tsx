import { Flag, Pause, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { ExerciseRun } from '../run/exercise-run.ts';
import type { ExerciseActs } from '../run/use-exercise-run.ts';

interface OtherActsProps {
  readonly run: ExerciseRun;
  readonly act: ExerciseActs['act'];
}

/** To go back one answer, to rest, to end: at any time, with nothing lost. */
export function OtherActs({ run, act }: OtherActsProps) {
  const { t } = useTranslation('exercise-sessions');
  const canGoBack = run.steps.length > 0 || run.stuckAt !== null;
  return (
    <p className="exercise-others">
      {canGoBack && (
        <Button variant="ghost" onClick={() => act({ act: 'back' })}>
          <Undo2 size={18} aria-hidden />
          {t('others.back')}
        </Button>
      )}
      <Button variant="ghost" onClick={() => act({ act: 'rest' })}>
        <Pause size={18} aria-hidden />
        {t('others.pause')}
      </Button>
      <Button variant="ghost" onClick={() => act({ act: 'end' })}>
        <Flag size={18} aria-hidden />
        {t('others.end')}
      </Button>
    </p>
  );
}
