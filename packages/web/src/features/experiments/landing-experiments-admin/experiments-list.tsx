import type { AdminExperimentSummary } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { experimentPaths } from '#web/lib/addresses/experiment-paths.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { QueryResult } from '#web/ui/query-result.tsx';
import { experimentsQuery } from './landing-experiments-admin.api.ts';
import './experiments-admin.css';

/** All experiments on the first page, the newest first. */
export function ExperimentsList() {
  const { t } = useTranslation('experiments-admin');
  return (
    <QueryResult query={useQuery(experimentsQuery)} retry={t('retry')}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="experiments-empty">{t('list.empty')}</p>
        ) : (
          <ul className="experiments-rows">
            {items.map((each) => (
              <li key={each.id}>
                <ExperimentRow experiment={each} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryResult>
  );
}

function ExperimentRow({ experiment }: { readonly experiment: AdminExperimentSummary }) {
  const { t } = useTranslation('experiments-admin');
  const { id, name, status, variants, visitors } = experiment;
  return (
    <article className="experiments-row">
      <h2 className="experiments-row-title">
        <Link to={experimentPaths.adminOne} params={{ experimentId: String(id) }} className="link">
          {name}
        </Link>{' '}
        <ExperimentState status={status} />
      </h2>
      <p className="text-muted text-sm">
        {[
          useWhen(experiment),
          variants.map((each) => each.name).join(' / '),
          status !== 'draft' &&
            t('visitors', { count: visitors, shown: visitors.toLocaleString(currentLanguage()) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </article>
  );
}

function useWhen({ startedAt, endedAt }: AdminExperimentSummary): string {
  const { t } = useTranslation('experiments-admin');
  if (startedAt === null) return t('list.never');
  const from = formatDay(startedAt, null);
  return endedAt === null
    ? t('list.since', { from })
    : t('list.fromTo', { from, to: formatDay(endedAt, null) });
}

/** How an experiment stands, in a word. */
export function ExperimentState({ status }: Pick<AdminExperimentSummary, 'status'>) {
  const { t } = useTranslation('experiments-admin');
  return (
    <span className="experiments-state" data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}
