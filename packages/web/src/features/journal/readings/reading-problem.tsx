import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { ReadingFailure } from './reading-failure.ts';

interface ReadingProblemProps {
  readonly failure: ReadingFailure;
  readonly onRetry: () => void;
  /** The way to readings without a limit, where those that are free are used up. */
  readonly upgrade?: ReactNode;
}

/** What stays on the page after a failed reading, once the toast is gone. */
export function ReadingProblem({ failure, onRetry, upgrade }: ReadingProblemProps) {
  const { t } = useTranslation('readings');
  const isLimit = failure === 'limit';
  return (
    <section className="reading-problem" aria-label={isLimit ? t('limit.title') : t('problem.title')}>
      <div className="min-w-0 flex-1">
        <h2>{isLimit ? t('limit.title') : t('problem.title')}</h2>
        <p>{isLimit ? t('limit.text') : t('problem.text')}</p>
        {isLimit && <p className="text-muted">{t('limit.meanwhile')}</p>}
      </div>
      {isLimit && upgrade}
      {!isLimit && (
        <Button variant="quiet" onClick={onRetry}>
          {t('problem.retry')}
        </Button>
      )}
    </section>
  );
}
