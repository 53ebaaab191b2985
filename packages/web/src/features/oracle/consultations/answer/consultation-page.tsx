import type { Consultation } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { lastSearchOf } from '#web/lib/lists/last-search.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { consultationQuery } from '../consultations.api.ts';
import type { HistorySearch } from '../history/history-search.ts';
import { ConsultationHead } from './consultation-head.tsx';
import { ConsultationView } from './consultation-view.tsx';

type ShowAnswer = (shown: Consultation, line: ReactNode) => ReactNode;

interface ConsultationPageProps {
  readonly id: string;
  readonly memberId: number;
  readonly zone: string;
  readonly onShare: () => void;
  /** What was written about the practice, and what it comes to. */
  readonly children: (consultation: Consultation) => ReactNode;
  /** Chooses whose words an answer is shown in, with the line that says so. */
  readonly wording: (consultation: Consultation, show: ShowAnswer) => ReactNode;
  /** What lies over the page. */
  readonly above: (consultation: Consultation) => ReactNode;
}

/** As high as the screen: the foot of the site would be seen to jump when the answer is there. */
function ConsultationSkeleton() {
  return (
    <div className="grid min-h-dvh content-start gap-6" aria-busy>
      <Skeleton className="h-6 w-60" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}

function ConsultationMissing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('oracle-answer');
  // 422: what stands in the address cannot be the id of one.
  const isGone = error instanceof ApiError && [404, 422].includes(error.status);
  return (
    <div className="notice-page" role="alert">
      <h1>{t(isGone ? 'missing.gone' : 'missing.failed')}</h1>
      <p>{isGone ? t('missing.goneText') : errorMessage(error)}</p>
      <div className="flex flex-wrap gap-3">
        {!isGone && <Button onClick={onRetry}>{t('retry')}</Button>}
        <Link
          to={paths.oracleHistory}
          search={lastSearchOf<HistorySearch>(paths.oracleHistory)}
          className={buttonClass('quiet')}
        >
          {t('back')}
        </Link>
      </div>
    </div>
  );
}

/** Goes to the part that the address names, once the consultation is there. */
function useNamedPart(isThere: boolean): void {
  const part = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (isThere && part) document.getElementById(part)?.scrollIntoView({ block: 'start' });
  }, [isThere, part]);
}

/** One consultation: on its way, there, gone, or failed with a way to try again. */
export function ConsultationPage(props: ConsultationPageProps) {
  const { id, memberId, zone, onShare, children, wording, above } = props;
  const { data, error, refetch } = useQuery(consultationQuery(id));
  useNamedPart(data !== undefined);
  if (data) {
    const isKept = 'isKept' in data;
    return (
      <>
        {wording(data, (shown, line) => (
          <ConsultationView
            consultation={shown}
            memberId={memberId}
            zone={zone}
            header={<ConsultationHead consultation={data} zone={zone} isKept={isKept} onShare={onShare} />}
            line={line}
          >
            {children(data)}
          </ConsultationView>
        ))}
        {above(data)}
      </>
    );
  }
  if (error) return <ConsultationMissing error={error} onRetry={() => void refetch()} />;
  return <ConsultationSkeleton />;
}
