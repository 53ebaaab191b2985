import type { NewExerciseSessionRequest, SessionUser } from '@chitta/contract';
import { exerciseGoal } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { zoneOf } from '#web/features/journal/dreams/journal/journal-days.ts';
import { Exercise, type HelpRange } from '#web/features/memory/exercise-sessions/exercise.tsx';
import type { DayStep, ExerciseRun } from '#web/features/memory/exercise-sessions/run/exercise-run.ts';
import type { ExerciseActs } from '#web/features/memory/exercise-sessions/run/use-exercise-run.ts';
import { HelpedScreen } from '#web/features/memory/exercise-sessions/screens/helped-screen.tsx';
import { memorySettingsQuery } from '#web/features/memory/memory-settings/memory-settings.api.ts';
import { MomentShown } from '#web/features/memory/moments/day/moment-shown.tsx';
import { latestDayQuery } from '#web/features/memory/moments/moments.api.ts';
import { instantIn } from '#web/lib/format/instant-in.ts';
import { randomId } from '#web/lib/forms/random-id.ts';
import type { MemoryOutbox } from './use-memory-outbox.ts';

interface ExercisePartProps {
  readonly user: SessionUser;
  readonly today: string;
  readonly outbox: MemoryOutbox;
}

interface HelpedProps {
  readonly run: ExerciseRun;
  readonly act: ExerciseActs['act'];
  readonly range: HelpRange;
  readonly goal: number;
  readonly zone: string;
}

function Helped({ run, act, range, goal, zone }: HelpedProps) {
  const help = useQuery(latestDayQuery(range.from, range.to));
  return (
    <HelpedScreen run={run} act={act} goal={goal} help={help}>
      {(moment) => <MomentShown moment={moment} zone={zone} />}
    </HelpedScreen>
  );
}

/** Of words that came back nobody knows the hour: the middle of their day. */
const middle = '12:00';

/** The exercise, with the member's moments as help, their goal, and the way to the server. */
export function ExercisePart({ user, today, outbox }: ExercisePartProps) {
  const { data: settings } = useQuery(memorySettingsQuery);
  const goal = settings?.exerciseGoal ?? exerciseGoal.default;
  const zone = zoneOf(user);

  async function keep(id: string, body: NewExerciseSessionRequest, written: readonly DayStep[]) {
    if (!(await outbox.keep(id, { kind: 'exercise-session', body }))) return false;
    for (const { day, words } of written) {
      const timestamp = instantIn(zone, day, middle).toISOString();
      const moment = { note: words, date: day, timestamp };
      if (!(await outbox.keep(randomId(), { kind: 'moment', body: moment, hasPicture: false }))) return false;
    }
    return true;
  }

  return (
    <Exercise
      memberId={user.id}
      today={today}
      goal={goal}
      unsent={outbox.waiting.exercises}
      onKeep={keep}
      onPause={(id, body) => void outbox.keep(id, { kind: 'exercise-session', body })}
      onLetGo={(id) => void outbox.keep(id, { kind: 'exercise-session', body: null })}
      onRetry={(id) => void outbox.retry(id)}
      onForget={(id) => void outbox.forget(id)}
      helped={(screen) => <Helped {...screen} goal={goal} zone={zone} />}
    />
  );
}
