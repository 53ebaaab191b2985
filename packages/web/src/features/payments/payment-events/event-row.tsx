import type { PaymentEventItem } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';

interface EventRowProps {
  readonly event: PaymentEventItem;
  readonly onReplay: () => void;
}

/** One thing that the payment service told: what became of it, whom it concerns, how often it was tried. */
export function EventRow({ event, onReplay }: EventRowProps) {
  const { t } = useTranslation('payment-events');
  const { id, type, state, receivedAt, lastFailure } = event;
  return (
    <li className="payment-event" data-state={state}>
      <div className="min-w-0">
        <p>
          <code className="payment-event-type">{type}</code>
          {' · '}
          <span className="payment-event-state">{t(`state.${state}`)}</span>
          {' · '}
          <Concerned event={event} />
        </p>
        {lastFailure !== null && (
          <p className="text-sm">
            {t('lastFailure')} <code>{lastFailure}</code>
          </p>
        )}
        <p className="text-muted text-sm">
          <time dateTime={receivedAt}>{t('received', { time: timeOf(receivedAt) })}</time> ·{' '}
          {useTries(event).join(' · ')} · <code>{id}</code>
        </p>
      </div>
      <Button variant="quiet" aria-label={t('replayOf', { id })} onClick={onReplay}>
        {t('replay')}
      </Button>
    </li>
  );
}

function Concerned({ event: { memberId, customerId } }: Pick<EventRowProps, 'event'>) {
  const { t } = useTranslation('payment-events');
  if (memberId !== null)
    return (
      <Link to={paths.adminUser} params={{ userId: String(memberId) }} className="link">
        {t('member', { id: memberId })}
      </Link>
    );
  return <>{customerId === null ? t('noCustomer') : t('nobody', { customer: customerId })}</>;
}

/** How often it was tried, and when it was done or is tried again. */
function useTries({ attempts, handledAt, dueAt, state }: PaymentEventItem): string[] {
  const { t } = useTranslation('payment-events');
  return [
    t('attempts', { count: attempts }),
    ...(handledAt === null ? [] : [t('handled', { time: timeOf(handledAt) })]),
    ...(dueAt === null || state !== 'waiting' ? [] : [t('due', { time: timeOf(dueAt) })]),
  ];
}

const timeOf = (time: string) =>
  new Date(time).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'medium' });
