import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { progressQuery } from '#web/features/memory/memory-progress/memory-progress.api.ts';
import { MemoryProgress } from '#web/features/memory/memory-progress/memory-progress.tsx';
import { KindIcon } from '#web/features/memory/moments/kinds.tsx';
import { RecallGain } from '#web/features/memory/recall-marks/recall-gain.tsx';
import { memoryPaths } from '#web/lib/addresses/memory-paths.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import './memory-pages.css';

/** How memory has gone: figures of the last seven days, with premium of a year. */
export function PremiumMemoryLanePage() {
  const { t } = useTranslation('memory-progress');
  const progress = useQuery(progressQuery);
  return (
    <div className="memory-page" data-view="progress">
      <header className="memory-head">
        <BackLink to={memoryPaths.lane}>{t('back')}</BackLink>
        <h1 className="page-title">{t('title')}</h1>
        <p className="memory-lead">{t('lead')}</p>
      </header>
      <QueryResult query={progress} retry={t('retry')}>
        {(known) => (
          <MemoryProgress
            progress={known}
            recall={<RecallGain recall={known.recall} />}
            kindIcon={(kind) => <KindIcon kind={kind} />}
          />
        )}
      </QueryResult>
    </div>
  );
}
