import type { AdminOverview as Overview } from '@chitta/contract';
import { accountStatuses } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { adminOverviewQuery } from './admin-overview.api.ts';
import { DayTable } from './day-table.tsx';
import './admin-overview.css';

/** How the service is doing, in counts. */
export function AdminOverview() {
  const { t } = useTranslation('admin-overview');
  const { data, error, isFetching, refetch } = useQuery(adminOverviewQuery);
  return (
    <>
      {!data && !error && (
        <div className="grid gap-6" aria-hidden>
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {error && (
        <p role="alert" className="form-failure">
          {errorMessage(error)}
        </p>
      )}
      {data && <Figures overview={data} />}
      <p>
        <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </p>
    </>
  );
}

function Figures({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation('admin-overview');
  const { members, mails, newMembers, dreams } = overview;
  return (
    <>
      <section className="settings-section">
        <h2>{t('members')}</h2>
        <FactList
          isOfFigures
          facts={accountStatuses.map((status) => [t(`status.${status}`), numberOf(members[status])])}
        />
      </section>
      <section className="settings-section">
        <h2>{t('days')}</h2>
        <DayTable newMembers={newMembers} dreams={dreams} />
      </section>
      <section className="settings-section">
        <h2>{t('mails')}</h2>
        <FactList
          isOfFigures
          facts={[
            [t('mailsSent'), numberOf(mails.sent)],
            [t('mailsWaiting'), numberOf(mails.waiting)],
            [t('mailsFailed'), numberOf(mails.failed)],
          ]}
        />
      </section>
      <Pushes pushes={overview.pushes} />
      <Machine overview={overview} />
    </>
  );
}

function Pushes({ pushes }: Pick<Overview, 'pushes'>) {
  const { t } = useTranslation('admin-overview');
  const { devicesReached, devicesFailing, waiting, devicesUnauthorized, isRefused } = pushes;
  return (
    <section className="settings-section">
      <h2>{t('pushes')}</h2>
      {isRefused && (
        <p role="alert" className="form-failure">
          {t('pushesRefused', { count: devicesUnauthorized })}
        </p>
      )}
      <FactList
        isOfFigures
        facts={[
          [t('pushesReached'), numberOf(devicesReached)],
          [t('pushesWaiting'), numberOf(waiting)],
          [t('pushesFailing'), numberOf(devicesFailing)],
        ]}
      />
    </section>
  );
}

function Machine({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation('admin-overview');
  const { version, database, newestBackup, jobs } = overview;
  const backup = newestBackup
    ? t('backup', { time: timeOf(newestBackup.madeAt), size: sizeOf(newestBackup.bytes) })
    : t('noBackup');
  return (
    <>
      <section className="settings-section">
        <h2>{t('machine')}</h2>
        <FactList
          facts={[
            [t('version'), version],
            [t('database'), sizeOf(database.bytes)],
            [t('newestBackup'), backup],
          ]}
        />
      </section>
      <section className="settings-section">
        <h2>{t('jobs')}</h2>
        {jobs.length === 0 && <p className="text-muted">{t('noJobs')}</p>}
        <FactList
          facts={inOrder(jobs).map(({ name, state, lastRunAt }) => [
            name,
            lastRunAt ? t('ran', { state: t(`job.${state}`), time: timeOf(lastRunAt) }) : t(`job.${state}`),
          ])}
        />
      </section>
    </>
  );
}

/** What failed or runs comes before what has nothing to tell; by name otherwise, as the server lists it. */
const inOrder = (jobs: Overview['jobs']) =>
  jobs.toSorted((one, other) => jobOrder.indexOf(one.state) - jobOrder.indexOf(other.state));
const jobOrder = ['failed', 'running', 'waiting', 'done', 'never'];

type Fact = readonly [name: string, value: string];

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Counts that are looked at first stand large, above their names. */
  readonly isOfFigures?: boolean;
}

function FactList({ facts, isOfFigures = false }: FactListProps) {
  return (
    <dl className={isOfFigures ? 'admin-figures' : 'admin-facts'}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const timeOf = (time: string) =>
  new Date(time).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

const numberOf = (count: number) => count.toLocaleString(currentLanguage());

/** In megabytes, to a tenth. */
const sizeOf = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString(currentLanguage(), { maximumFractionDigits: 1 })} MB`;
