import type { Monitoring } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatCount, formatMoment, formatSeconds, secondsBetween } from '../formats.ts';
import { type MonitoringState, StateMark } from '../state-mark.tsx';

/** The database, and the newest backup. */
export function MachineFacts({ database, backup, at }: Pick<Monitoring, 'database' | 'backup' | 'at'>) {
  const { t } = useTranslation('monitoring');
  const age = backup.newestAt && t('ago', { time: formatSeconds(secondsBetween(backup.newestAt, at)) });
  const noBackup = backup.isDaily ? t('machine.noBackup') : t('machine.backupElsewhere');
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('machine.database'), t(`machine.kind.${database.kind}`, { version: database.version })],
    [t('machine.started'), formatMoment(database.startedAt)],
    [t('machine.bytes'), formatBytes(database.bytes)],
    [
      t('machine.connections'),
      t('machine.connectionsUsed', {
        open: formatCount(database.connections),
        busy: formatCount(database.busyConnections),
        most: formatCount(database.mostConnections),
      }),
    ],
    [t('machine.backup'), age ?? noBackup],
  ];
  return (
    <section className="settings-section">
      <h2>{t('machine.title')}</h2>
      <dl className="monitoring-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Job = Monitoring['jobs'][number];

const stateOfJob = ({ state }: Job): MonitoringState => (state === 'failed' ? 'warning' : 'ok');

/** Jobs: those that failed first, by name otherwise. */
export function JobTable({ jobs, at }: Pick<Monitoring, 'jobs' | 'at'>) {
  const { t } = useTranslation('monitoring');
  const order = jobs.toSorted(
    (one, other) => Number(other.state === 'failed') - Number(one.state === 'failed'),
  );
  return (
    <section className="settings-section">
      <h2>{t('jobs.title')}</h2>
      {jobs.length === 0 && <p className="text-muted">{t('jobs.none')}</p>}
      {jobs.length > 0 && (
        <table className="monitoring-table">
          <thead>
            <tr>
              <th scope="col">{t('jobs.job')}</th>
              <th scope="col">{t('jobs.state')}</th>
              <th scope="col">{t('jobs.done')}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((job) => (
              <tr key={job.name}>
                <th scope="row">
                  <code>{job.name}</code>
                </th>
                <td>
                  <StateMark state={stateOfJob(job)} words={t(`jobs.is.${job.state}`)} />
                </td>
                <td>
                  {job.succeededAt
                    ? t('ago', { time: formatSeconds(secondsBetween(job.succeededAt, at)) })
                    : t('jobs.never')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
