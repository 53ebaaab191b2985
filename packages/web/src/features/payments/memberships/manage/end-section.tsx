import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import type { ActProps } from './plan-section.tsx';

/** The way out, in one press, with what stays and until when; and the way back while there is one. */
export function EndSection({ subscription, act }: ActProps) {
  const { t } = useTranslation('membership');
  const titleId = useId();
  const { timezone } = useMember();
  const { cancelsAtPeriodEnd, periodEnd, status } = subscription;
  const date = formatDay(periodEnd, timezone);
  const kind = cancelsAtPeriodEnd ? 'resume' : 'cancel';
  const textKey = status === 'past_due' && kind === 'cancel' ? 'cancelUnpaid' : kind;
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`end.${kind}.title`)}</h2>
      <p>{t(`end.${textKey}.text`, { date })}</p>
      <p>
        <Button
          variant={kind === 'cancel' ? 'danger' : 'primary'}
          isBusy={act.isPending && act.variables.kind === kind}
          onClick={() => act.mutate({ kind })}
        >
          {t(`end.${kind}.action`)}
        </Button>
      </p>
    </section>
  );
}
