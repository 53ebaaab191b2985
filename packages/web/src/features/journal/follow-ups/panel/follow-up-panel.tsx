import type { Dream, FollowUp } from '@chitta/contract';
import { headlineOf } from '@chitta/contract/headline';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { followUpQuery } from '../follow-ups.api.ts';
import { Answer } from './answer.tsx';
import { Deed } from './deed.tsx';
import { FitPart } from './fit-part.tsx';
import '../follow-ups.css';

interface FollowUpPanelProps {
  readonly memberId: number;
  readonly dream: Pick<Dream, 'id' | 'language' | 'reading'>;
}

/**
 * What stands here: whether it fitted, and what was said to an earlier reading that had a question or a step where this
 * one has none. Else answer and step stand under what they belong to.
 */
function partsOf({ reading }: FollowUpPanelProps['dream'], { answer, deed, fit, symbols }: FollowUp) {
  const parts = new Set(reading?.sentences.map((sentence) => sentence.part));
  return {
    hasAnswer: !parts.has('question') && answer !== null,
    hasDeed: !parts.has('deed') && deed !== null,
    hasFit: symbols.length > 0 || fit !== null,
  };
}

function Loading() {
  return (
    <div className="follow-up" aria-busy data-print="hide">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-11 w-40" />
    </div>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('follow-ups');
  return (
    <div className="follow-up" role="alert" data-print="hide">
      <p>{t('panel.failed', { why: errorMessage(error) })}</p>
      <div className="follow-up-actions">
        <Button variant="quiet" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}

/** What came of a reading, under it. Only what the reading has is asked for, so one that comforts asks for nothing. */
export function FollowUpPanel({ memberId, dream }: FollowUpPanelProps) {
  const { t } = useTranslation('follow-ups');
  const { data, error, isPending, refetch } = useQuery(followUpQuery(dream.id));
  if (isPending) return <Loading />;
  if (!data) return <Failed error={error} onRetry={() => void refetch()} />;
  const { hasAnswer, hasDeed, hasFit } = partsOf(dream, data);
  if (!hasAnswer && !hasDeed && !hasFit) return null;
  return (
    <section className="follow-up" aria-labelledby="follow-up" data-print="hide">
      <h2 id="follow-up">{t('panel.title')}</h2>
      {hasAnswer && (
        <Answer memberId={memberId} dreamId={dream.id} answer={data.answer} language={dream.language} />
      )}
      {hasDeed && (
        <div className="follow-up-part">
          <h3>{t('deed.title')}</h3>
          <Deed dreamId={dream.id} deed={data.deed} />
        </div>
      )}
      {hasFit && (
        <FitPart
          memberId={memberId}
          followUp={data}
          language={dream.language}
          headline={headlineOf(dream.reading)}
        />
      )}
    </section>
  );
}
