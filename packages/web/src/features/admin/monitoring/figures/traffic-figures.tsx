import type { Monitoring } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMilliseconds, formatShare } from '../formats.ts';
import { FigureTile } from './figure-tile.tsx';

const most = (values: readonly (number | null)[]) => Math.max(0, ...values.map((value) => value ?? 0));

/** What was answered within the last hour, by all nodes. */
export function TrafficFigures({ traffic }: Pick<Monitoring, 'traffic'>) {
  const { t } = useTranslation('monitoring');
  const { requests, failures, readings, minutes } = traffic;
  const perMinute = minutes.map((minute) => minute.requests);
  const share = requests.count === 0 ? 0 : failures / requests.count;
  return (
    <section className="settings-section">
      <h2>{t('traffic.title')}</h2>
      <p className="text-muted">{t('traffic.lead')}</p>
      <dl className="figure-tiles">
        <FigureTile
          name={t('traffic.requests')}
          value={formatCount(requests.count)}
          note={t('traffic.perMinute', { most: formatCount(most(perMinute)) })}
          values={perMinute}
        />
        <FigureTile
          name={t('traffic.failures')}
          value={formatCount(failures)}
          note={t('traffic.share', { share: formatShare(share) })}
          values={minutes.map((minute) => minute.failures)}
        />
        <FigureTile
          name={t('traffic.times')}
          value={formatMilliseconds(requests.p95)}
          note={t('traffic.half', { time: formatMilliseconds(requests.p50) })}
          values={minutes.map(({ p95 }) => p95)}
        />
        <FigureTile
          name={t('traffic.readings')}
          value={formatMilliseconds(readings.p95)}
          note={
            readings.count === 0
              ? t('traffic.noReadings')
              : t('traffic.ofReadings', {
                  count: readings.count,
                  number: formatCount(readings.count),
                  time: formatMilliseconds(readings.p50),
                })
          }
          values={minutes.map(({ readingP95 }) => readingP95)}
        />
      </dl>
      <Reasons reasons={traffic.reasons} />
    </section>
  );
}

function Reasons({ reasons }: Pick<Monitoring['traffic'], 'reasons'>) {
  const { t } = useTranslation('monitoring');
  if (reasons.length === 0) return <p className="text-muted">{t('reasons.none')}</p>;
  return (
    <table className="monitoring-table">
      <caption>{t('reasons.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('reasons.reason')}</th>
          <th scope="col">{t('reasons.status')}</th>
          <th scope="col">{t('reasons.count')}</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ reason, status, count }) => (
          <tr key={reason}>
            <th scope="row">
              <code>{reason}</code>
            </th>
            <td>{status}</td>
            <td>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
