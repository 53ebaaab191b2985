import type { JobQueue } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { JobDialog } from './job-dialog.tsx';
import { type JobAct, jobQueuesQuery } from './job-queues.api.ts';
import { sayTimes } from './say-times.ts';
import './job-queues.css';

interface Wanted {
  readonly job: JobQueue;
  readonly act: JobAct;
}

/** Scheduled jobs: those of which runs have failed first, with what can be done about it. */
export function JobList() {
  const { t } = useTranslation('job-queues');
  const query = useQuery(jobQueuesQuery);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  return (
    <>
      <p>
        <Button variant="quiet" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {t('look')}
        </Button>
      </p>
      <QueryResult query={query} retry={t('look')}>
        {(jobs) =>
          jobs.length === 0 ? (
            <p className="text-muted">{t('empty')}</p>
          ) : (
            <ul aria-label={t('title')}>
              {failedFirst(jobs).map((job) => (
                <JobRow key={job.name} job={job} onWant={(act) => setWanted({ job, act })} />
              ))}
            </ul>
          )
        }
      </QueryResult>
      {wanted && <JobDialog job={wanted.job} act={wanted.act} onClose={() => setWanted(null)} />}
    </>
  );
}

const failedFirst = (jobs: readonly JobQueue[]) =>
  jobs.toSorted((a, b) => Number(b.failed > 0) - Number(a.failed > 0));

interface JobRowProps {
  readonly job: JobQueue;
  readonly onWant: (act: JobAct) => void;
}

function JobRow({ job, onWant }: JobRowProps) {
  const { t } = useTranslation('job-queues');
  const { name, schedule, failed } = job;
  return (
    <li className="job-row" data-failed={failed > 0} data-row>
      <div>
        <p>
          <code className="job-name">{name}</code>{' '}
          <code className="text-muted text-sm" title={t('cron')}>
            {schedule}
          </code>
        </p>
        <p className="text-muted text-sm">{useFacts(job).join(' · ')}</p>
        <Failure job={job} />
      </div>
      {failed > 0 && (
        <p className="job-ways">
          <Button variant="quiet" onClick={() => onWant('retry')}>
            {t('retry.do')}
            <span className="sr-only">: {name}</span>
          </Button>
          <Button variant="danger" onClick={() => onWant('discard')}>
            {t('discard.do')}
            <span className="sr-only">: {name}</span>
          </Button>
        </p>
      )}
    </li>
  );
}

function useFacts({ times, running, waiting, oldestDueAt, lastDoneAt }: JobQueue): string[] {
  const { t } = useTranslation('job-queues');
  return [
    sayTimes(t, times) ?? t('schedule'),
    lastDoneAt === null ? t('neverDone') : t('done', { time: momentOf(lastDoneAt) }),
    ...(running > 0 ? [t('running')] : []),
    ...(oldestDueAt === null ? [] : [t('waiting', { count: waiting, time: momentOf(oldestDueAt) })]),
  ];
}

function Failure({ job: { failed, lastFailedAt, lastFailure } }: Pick<JobRowProps, 'job'>) {
  const { t } = useTranslation('job-queues');
  if (lastFailedAt === null) return null;
  const words = { count: failed, time: momentOf(lastFailedAt), error: lastFailure ?? '' };
  return <p className="job-failure text-sm">{t('failed', words)}</p>;
}

const momentOf = (time: string) =>
  new Date(time).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
