import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pausedExercisesQuery } from '#web/features/memory/exercise-sessions/exercise-sessions.api.ts';
import { findRun } from '#web/features/memory/exercise-sessions/run/kept-run.ts';
import { progressQuery } from '#web/features/memory/memory-progress/memory-progress.api.ts';
import { MomentComposer } from '#web/features/memory/moments/compose/moment-composer.tsx';
import { DayMoments } from '#web/features/memory/moments/day/day-moments.tsx';
import { DayNav } from '#web/features/memory/moments/day/day-nav.tsx';
import { RecallFinding } from '#web/features/memory/recall-marks/recall-finding.tsx';
import { RecallMarks } from '#web/features/memory/recall-marks/recall-marks.tsx';
import { memoryPaths } from '#web/lib/addresses/memory-paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { MemorySettingsPart } from './memory-settings-part.tsx';
import type { MemoryOutbox } from './use-memory-outbox.ts';

interface DayPartProps {
  readonly memberId: number;
  readonly day: string;
  readonly today: string;
  readonly zone: string;
  readonly outbox: MemoryOutbox;
  readonly onDay: (day: string) => void;
}

/** The way to the exercise; to the one that rests, where there is one. */
function ToExercise({ memberId }: { readonly memberId: number }) {
  const { t } = useTranslation('memory-lane');
  const { data: resting = [] } = useQuery(pausedExercisesQuery);
  const isPaused = findRun(memberId) !== null || resting.length > 0;
  return (
    <p className="memory-to-exercise">
      {isPaused && <span>{t('paused')}</span>}
      <Link to={memoryPaths.lane} search={{ view: 'exercise' }} className={buttonClass('quiet')}>
        {t(isPaused ? 'pausedGo' : 'goToExercise')}
      </Link>
    </p>
  );
}

/** What stands beside the day: the night before, what has changed, the exercise, the settings. */
function Beside({ memberId, today, outbox }: Pick<DayPartProps, 'memberId' | 'today' | 'outbox'>) {
  const { t } = useTranslation('memory-lane');
  const { data } = useQuery(progressQuery);
  const markId = (night: string) => `recall-mark-${memberId}-${night}`;
  return (
    <aside className="memory-beside">
      <RecallMarks
        today={today}
        waiting={outbox.waiting.marks}
        onMark={(body) => outbox.keep(markId(body.night), { kind: 'recall-mark', body })}
        onForget={(night) => outbox.forget(markId(night))}
      />
      {data && (
        <p className="memory-finding">
          <RecallFinding recall={data.recall} />
          {data.recall.since && '. '}
          {data.recall.since && (
            <Link to={memoryPaths.premiumLane} className="link">
              {t('howSure')}
            </Link>
          )}
        </p>
      )}
      <ToExercise memberId={memberId} />
      <MemorySettingsPart memberId={memberId} />
    </aside>
  );
}

/** A day with its moments, and what belongs to every morning. */
export function DayPart({ memberId, day, today, zone, outbox, onDay }: DayPartProps) {
  return (
    <div className="memory-day">
      <section className="memory-moments">
        <DayNav day={day} today={today} onDay={onDay} />
        <MomentComposer
          memberId={memberId}
          day={day}
          today={today}
          zone={zone}
          onKeep={(id, body, hasPicture) => outbox.keep(id, { kind: 'moment', body, hasPicture })}
        />
        <DayMoments
          day={day}
          today={today}
          zone={zone}
          waiting={outbox.waiting.moments}
          changes={outbox.changes}
          onForget={outbox.forget}
          onRetry={outbox.retry}
        />
      </section>
      <Beside memberId={memberId} today={today} outbox={outbox} />
    </div>
  );
}
