import type { Monitoring } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { formatCount, formatSeconds } from '../formats.ts';
import { Sparkline } from './sparkline.tsx';

const queueNames = ['mails', 'pushes', 'paymentEvents'] as const;

/** What waits to be sent or handled, for how long, and what needs a look. */
export function QueueTable({ queues }: Pick<Monitoring, 'queues'>) {
  const { t } = useTranslation('monitoring');
  const { mails, pushes, paymentEvents, minutes } = queues;
  const looks = {
    mails: [t('queues.refused', { count: mails.refused }), t('queues.givenUp', { count: mails.givenUp })],
    pushes: [
      t('queues.reached', { count: pushes.devicesReached }),
      t('queues.unauthorized', { count: pushes.devicesUnauthorized }),
    ],
    paymentEvents: [t('queues.stuck', { count: paymentEvents.stuck })],
  };
  return (
    <section className="settings-section">
      <h2>{t('queues.title')}</h2>
      <ul className="queue-list">
        {queueNames.map((name) => (
          <li key={name}>
            <h3>{t(`queues.name.${name}`)}</h3>
            <p>
              <span className="figure-value">{formatCount(queues[name].waiting)}</span> {t('queues.waiting')}
              {queues[name].oldest !== null && (
                <span className="text-muted">
                  {' · '}
                  {t('queues.oldest', { time: formatSeconds(queues[name].oldest) })}
                </span>
              )}
            </p>
            <Sparkline values={minutes.map((minute) => minute[name])} />
            <p className="text-muted text-sm">{looks[name].join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
