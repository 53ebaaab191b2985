import { useTranslation } from 'react-i18next';
import { countOf, type ExerciseRun } from '../run/exercise-run.ts';

interface WayBackProps {
  readonly run: Pick<ExerciseRun, 'steps' | 'phase'>;
  readonly goal: number;
}

const gap = 28;
/** As many as fit beside each other on a phone. */
const mostShown = 14;

/** The days gone back so far, a star each: filled from memory alone, a ring with help, a dot where nothing came. */
export function WayBack({ run, goal }: WayBackProps) {
  const { t } = useTranslation('exercise-sessions');
  const { steps } = run;
  const said = t('way.said', {
    alone: t('days', { count: countOf(run, 'unassisted') }),
    helped: t('days', { count: countOf(run, 'assisted') }),
    goal: t('days', { count: goal }),
  });
  const shown = steps.slice(-mostShown);
  const ahead = Math.max(0, Math.min(goal, mostShown) - shown.length);
  const places = shown.length + ahead;
  const at = (index: number) => ({ cx: gap / 2 + index * gap, cy: gap / 2 });
  return (
    <figure className="way-back">
      <svg
        viewBox={`0 0 ${places * gap} ${gap}`}
        width={places * gap}
        height={gap}
        role="img"
        aria-label={said}
      >
        {shown.length > 1 && (
          <line className="way-line" x1={at(0).cx} y1={gap / 2} x2={at(shown.length - 1).cx} y2={gap / 2} />
        )}
        {shown.map(({ day, recall }, index) => (
          <circle key={day} className={`way-${recall}`} r={recall === 'missed' ? 3 : 7} {...at(index)} />
        ))}
        {Array.from({ length: ahead }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are not taken have nothing of their own.
          <circle key={index} className="way-ahead" r={4} {...at(shown.length + index)} />
        ))}
      </svg>
      <figcaption aria-hidden>{said}</figcaption>
    </figure>
  );
}
