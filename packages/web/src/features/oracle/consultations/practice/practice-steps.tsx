import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { useTicks } from './use-ticks.ts';

interface PracticeStepsProps {
  readonly memberId: number;
  readonly consultationId: string;
  readonly steps: readonly string[];
  readonly language: string;
}

/** The steps of a practice, to be ticked off while it is done. */
export function PracticeSteps({ memberId, consultationId, steps, language }: PracticeStepsProps) {
  const { t } = useTranslation('oracle-answer');
  const { ticked, toggle, clear } = useTicks(memberId, consultationId);
  const isDone = steps.every((_, step) => ticked.includes(step));
  return (
    <>
      <ol className="practice-steps" aria-label={t('practice.steps')}>
        {steps.map((text, step) => (
          <li key={text}>
            <label>
              <input type="checkbox" checked={ticked.includes(step)} onChange={() => toggle(step)} />
              <span lang={language}>{text}</span>
            </label>
          </li>
        ))}
      </ol>
      {ticked.length > 0 && (
        <Button variant="ghost" className="practice-again no-print" onClick={clear}>
          {t(isDone ? 'practice.again' : 'practice.clear')}
        </Button>
      )}
    </>
  );
}
