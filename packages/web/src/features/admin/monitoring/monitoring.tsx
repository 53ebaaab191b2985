import type { Monitoring as Shown } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryFailure } from '#web/ui/query-result.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AlarmList } from './alarms/alarm-list.tsx';
import { RuleList } from './alarms/rule-list.tsx';
import { JobTable, MachineFacts } from './figures/machine-facts.tsx';
import { NodeList } from './figures/node-list.tsx';
import { QueueTable } from './figures/queue-table.tsx';
import { TrafficFigures } from './figures/traffic-figures.tsx';
import { formatClock, formatMoment, secondsBetween } from './formats.ts';
import { monitoringQuery } from './monitoring.api.ts';
import { StateMark } from './state-mark.tsx';
import './monitoring.css';

/** Alarms are judged twice a minute: where they were not for so long, nobody does. */
const unjudgedSeconds = 180;

/** How the service is doing, kept up to date without anything moving but the figures. */
export function Monitoring() {
  const { t } = useTranslation('monitoring');
  const [isLive, setIsLive] = useState(true);
  const { data, error, isFetching, refetch } = useQuery(monitoringQuery(isLive));
  if (data === undefined) {
    if (error) return <QueryFailure error={error} isBusy={isFetching} onRetry={refetch} retry={t('again')} />;
    return (
      <div className="grid gap-6" aria-hidden>
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  return (
    <>
      <State shown={data} />
      <div className="monitoring-freshness">
        <p>
          {error
            ? t('stale', { time: formatClock(data.at), why: errorMessage(error) })
            : t('fresh', { time: formatClock(data.at) })}
        </p>
        <Button variant="quiet" aria-pressed={!isLive} onClick={() => setIsLive(!isLive)}>
          {t('pause')}
        </Button>
        <Button variant="quiet" aria-busy={isFetching || undefined} onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </div>
      <AlarmList alarms={data.alarms} rules={data.rules} />
      <TrafficFigures traffic={data.traffic} />
      <QueueTable queues={data.queues} />
      <NodeList nodes={data.nodes} at={data.at} />
      <MachineFacts database={data.database} backup={data.backup} at={data.at} />
      <JobTable jobs={data.jobs} at={data.at} />
      <RuleList rules={data.rules} />
    </>
  );
}

/** All of it in a line. Said aloud when it changes, and not with each look. */
function State({ shown: { state, alarms, checkedAt, at } }: { readonly shown: Shown }) {
  const { t } = useTranslation('monitoring');
  const isJudged = checkedAt !== null && secondsBetween(checkedAt, at) < unjudgedSeconds;
  const judged = state === 'ok' ? t('all.ok') : t('all.trouble', { count: alarms.open.length });
  return (
    <div role="status" className="monitoring-state" data-state={isJudged ? state : 'warning'}>
      <StateMark state={isJudged ? state : 'warning'} words={isJudged ? judged : t('all.unjudged')} />
      {!isJudged && (
        <p>{checkedAt === null ? t('neverJudged') : t('judged', { time: formatMoment(checkedAt) })}</p>
      )}
    </div>
  );
}
