import type { ExerciseSession, NewExerciseSessionRequest } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/ui/toast/toast-store.ts';
import { pausedExercisesQuery } from './exercise-sessions.api.ts';
import { type DayStep, type ExerciseRun, earliestDay, nextRun, sessionOf } from './run/exercise-run.ts';
import { runOfSession } from './run/run-of-session.ts';
import { isSessionId } from './run/session-id.ts';
import { useElsewhere } from './run/use-elsewhere.ts';
import { type ExerciseActs, useExerciseRun } from './run/use-exercise-run.ts';
import { useKeptFocus } from './run/use-kept-focus.ts';
import { AloneScreen } from './screens/alone-screen.tsx';
import { BeginScreen } from './screens/begin-screen.tsx';
import { EndScreen } from './screens/end-screen.tsx';
import { PausedScreen } from './screens/paused-screen.tsx';
import { RestingElsewhere } from './screens/resting-elsewhere.tsx';
import { type UnsentExercise, UnsentExercises } from './screens/unsent-exercises.tsx';
import './exercise.css';

/** Where help is looked for: the latest day with moments from `from` to `to`. */
export interface HelpRange {
  readonly from: string;
  readonly to: string;
}

/** How exercises get to the server, with or without a connection. */
export interface ExerciseWays {
  readonly unsent: readonly UnsentExercise[];
  /** False where this browser keeps nothing: the exercise stays on the page. */
  readonly onKeep: (
    id: string,
    session: NewExerciseSessionRequest,
    written: readonly DayStep[],
  ) => Promise<boolean>;
  /** It rests, and may be gone on with on any device. */
  readonly onPause: (id: string, session: NewExerciseSessionRequest) => void;
  /** The server is to forget it. */
  readonly onLetGo: (id: string) => void;
  readonly onRetry: (id: string) => void;
  /** Throws away what is on this device and not yet on the server. */
  readonly onForget: (id: string) => void;
}

interface ExerciseProps extends ExerciseWays {
  readonly memberId: number;
  readonly today: string;
  readonly goal: number;
  /** The screen of days with moments, which the page puts together. */
  readonly helped: (
    screen: Pick<ExerciseActs, 'act'> & { readonly range: HelpRange } & {
      readonly run: NonNullable<ReturnType<typeof useExerciseRun>['run']>;
    },
  ) => ReactNode;
}

/** Going back day by day: from memory alone first, then with moments as help. */
export function Exercise({ memberId, today, goal, helped, ...ways }: ExerciseProps) {
  const { t } = useTranslation('exercise-sessions');
  const { run, act: actHere, begin, pause, take, letGo } = useExerciseRun(memberId, today);
  const { unsent } = ways;
  const part = useKeptFocus<HTMLElement>(screenOf(run));
  useElsewhere({
    run,
    isWaiting: unsent.some(({ id }) => id === run?.id),
    onFurther: take,
    onOver(how) {
      letGo();
      toast({ title: t(`elsewhere.${how}`) });
    },
  });

  const act: ExerciseActs['act'] = (said) => {
    if (said.act !== 'rest') return actHere(said);
    const rested = pause();
    // Names of before are not known to the server.
    if (rested && isSessionId(rested.id)) ways.onPause(rested.id, sessionOf(rested, null));
  };

  async function keep(written: readonly DayStep[]) {
    if (!run) return;
    if (await ways.onKeep(run.id, sessionOf(run, Date.now()), written)) {
      letGo();
      return toast({ title: t('end.kept') });
    }
    toast({ title: t('end.notKeptTitle'), description: t('end.notKept'), variant: 'destructive' });
  }

  function letGoEverywhere() {
    if (run?.shared) ways.onLetGo(run.id);
    letGo();
  }

  function screen(): ReactNode {
    if (!run) {
      return (
        <BeginScreen
          goal={goal}
          today={today}
          onBegin={begin}
          resting={
            <Resting
              today={today}
              unsent={unsent}
              onGoOn={(session) => take(nextRun(runOfSession(session), { act: 'resume', now: Date.now() }))}
              onLetGo={({ id }) => ways.onLetGo(id)}
            />
          }
        >
          <UnsentExercises unsent={unsent} onRetry={ways.onRetry} onForget={ways.onForget} />
        </BeginScreen>
      );
    }
    if (run.phase === 'done')
      return (
        <EndScreen run={run} goal={goal} onKeep={(written) => void keep(written)} onLetGo={letGoEverywhere} />
      );
    if (run.since === null) return <PausedScreen run={run} goal={goal} act={act} />;
    if (run.phase === 'alone') return <AloneScreen run={run} goal={goal} act={act} />;
    return helped({ run, act, range: { from: earliestDay(run.today), to: run.day } });
  }

  return (
    <section ref={part} tabIndex={-1} className="exercise" aria-label={t('begin.title')}>
      {screen()}
    </section>
  );
}

/** What tells one screen from the next. */
function screenOf(run: ExerciseRun | null): string {
  return run ? [run.phase, run.since === null, run.day, run.steps.length].join(' ') : '';
}

interface RestingProps extends Pick<ExerciseWays, 'unsent'> {
  readonly today: string;
  readonly onGoOn: (session: ExerciseSession) => void;
  readonly onLetGo: (session: ExerciseSession) => void;
}

/** What rests on the server; not what this device has a word to say of that is still on its way. */
function Resting({ unsent, ...rest }: RestingProps) {
  const { data = [] } = useQuery(pausedExercisesQuery);
  const known = new Set(unsent.map(({ id }) => id));
  return <RestingElsewhere sessions={data.filter(({ id }) => !known.has(id))} {...rest} />;
}
