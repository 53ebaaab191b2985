import type { Dream } from '@chitta/contract';
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
 * What came of a reading, under it: the answer to its question, its deed, whether it fitted. Only what the reading
 * has is asked for, so one that comforts asks for nothing.
 */
export function FollowUpPanel({ memberId, dream }: FollowUpPanelProps) {
  const { t } = useTranslation('follow-ups');
  const { data, error, isPending, refetch } = useQuery(followUpQuery(dream.id));
  const hasPart = (part: 'question' | 'deed') =>
    dream.reading?.sentences.some((sentence) => sentence.part === part) ?? false;
  if (isPending) {
    return (
      <div className="follow-up" aria-busy data-print="hide">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-11 w-40" />
      </div>
    );
  }
  if (!data) {
    return (
      <div className="follow-up" role="alert" data-print="hide">
        <p>{t('panel.failed', { why: errorMessage(error) })}</p>
        <div className="follow-up-actions">
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      </div>
    );
  }
  const hasAnswer = hasPart('question') || data.answer !== null;
  const hasDeed = hasPart('deed') || data.deed !== null;
  const hasFit = data.symbols.length > 0 || data.fit !== null;
  if (!hasAnswer && !hasDeed && !hasFit) return null;
  return (
    <section className="follow-up" aria-labelledby="follow-up" data-print="hide">
      <h2 id="follow-up">{t('panel.title')}</h2>
      {hasAnswer && <Answer memberId={memberId} dreamId={dream.id} answer={data.answer} />}
      {hasDeed && <Deed dreamId={dream.id} deed={data.deed} />}
      {hasFit && <FitPart memberId={memberId} followUp={data} language={dream.language} />}
    </section>
  );
}
