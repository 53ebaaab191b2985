import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useMoveClock } from './payment-sandbox.api.ts';
import type { SandboxProps } from './sandbox-props.ts';

const steps = [1, 7, 31, 366] as const;

interface TimeSectionProps extends SandboxProps {
  /** What time it is for the member at the sandbox. */
  readonly now: string;
}

/** Lets days go by in a moment, so that renewals, failures and ends can be lived through. */
export function TimeSection({ now, onChanged }: TimeSectionProps) {
  const { t } = useTranslation('payment-sandbox');
  const titleId = useId();
  const { timezone } = useMember();
  const move = useMoveClock();
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('time.title')}</h2>
      <p className="text-muted">{t('time.text')}</p>
      <p role="status">{t('time.now', { date: formatDay(now, timezone) })}</p>
      {move.error && (
        <p role="alert" className="form-failure">
          {errorMessage(move.error)}
        </p>
      )}
      <p className="sandbox-row">
        {steps.map((days) => (
          <Button
            key={days}
            variant="quiet"
            disabled={move.isPending}
            isBusy={move.isPending && move.variables === days}
            onClick={() => move.mutate(days, { onSuccess: onChanged })}
          >
            {t('time.days', { count: days })}
          </Button>
        ))}
      </p>
    </section>
  );
}
