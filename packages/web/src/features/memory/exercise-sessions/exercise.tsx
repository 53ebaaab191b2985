import type { KeepExerciseSessionRequest } from '@chitta/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/ui/toast/toast-store.ts';
import { type DayStep, earliestDay, sessionOf } from './run/exercise-run.ts';
import { useExerciseRun } from './run/use-exercise-run.ts';
import { AloneScreen } from './screens/alone-screen.tsx';
import { BeginScreen } from './screens/begin-screen.tsx';
import { EndScreen } from './screens/end-screen.tsx';
import { PausedScreen } from './screens/paused-screen.tsx';
import './exercise.css';

/** Where help is looked for: the latest day with moments from `from` to `to`. */
export interface HelpRange {
  readonly from: string;
  readonly to: string;
}

interface ExerciseProps {
  readonly memberId: number;
  readonly today: string;
  readonly goal: number;
  /** An exercise that has ended is on its way to the server. */
  readonly isSending: boolean;
  /** False where this browser keeps nothing: the exercise stays on the page. */
  readonly onKeep: (
    id: string,
    session: KeepExerciseSessionRequest,
    written: readonly DayStep[],
  ) => Promise<boolean>;
  /** The screen of days with moments, which the page puts together. */
  readonly helped: (
    screen: Pick<ReturnType<typeof useExerciseRun>, 'act'> & { readonly range: HelpRange } & {
      readonly run: NonNullable<ReturnType<typeof useExerciseRun>['run']>;
    },
  ) => ReactNode;
}

/** Going back day by day: from memory alone first, then with moments as help. */
export function Exercise({ memberId, today, goal, isSending, onKeep, helped }: ExerciseProps) {
  const { t } = useTranslation('exercise-sessions');
  const { run, act, begin, letGo } = useExerciseRun(memberId, today);

  async function keep(written: readonly DayStep[]) {
    if (!run) return;
    if (await onKeep(run.id, sessionOf(run, Date.now()), written)) {
      letGo();
      return toast({ title: t('end.kept') });
    }
    toast({ title: t('end.notKeptTitle'), description: t('end.notKept'), variant: 'destructive' });
  }

  if (!run) return <BeginScreen goal={goal} today={today} isSending={isSending} onBegin={begin} />;
  if (run.phase === 'done')
    return <EndScreen run={run} goal={goal} onKeep={(written) => void keep(written)} onLetGo={letGo} />;
  if (run.since === null) return <PausedScreen run={run} goal={goal} act={act} />;
  if (run.phase === 'alone') return <AloneScreen run={run} goal={goal} act={act} />;
  return helped({ run, act, range: { from: earliestDay(run.today), to: run.day } });
}
