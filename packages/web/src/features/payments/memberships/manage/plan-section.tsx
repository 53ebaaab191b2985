import type { Membership, Plans } from '@chitta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { Button } from '#web/ui/button.tsx';
import { membershipQuery, type useMembershipAct, usePreviewChange } from '../memberships.api.ts';
import { Failure } from '../page-state.tsx';
import { ChangeOffer } from './change-offer.tsx';

type Subscription = NonNullable<Membership['subscription']>;

export interface ActProps {
  readonly subscription: Subscription;
  readonly act: ReturnType<typeof useMembershipAct>;
}

interface PlanSectionProps extends ActProps {
  readonly prices: Plans['prices'];
}

/** The plan, and the way to the other one with the amount shown first. */
export function PlanSection({ subscription, prices, act }: PlanSectionProps) {
  const { t } = useTranslation(['membership', 'membership-common']);
  const titleId = useId();
  const { interval, nextInterval, cancelsAtPeriodEnd, status } = subscription;
  const price = prices?.[interval];
  const canChange = !cancelsAtPeriodEnd && status !== 'past_due';
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('membership:plan.title')}</h2>
      <p>
        {t(`membership-common:plan.${interval}`)}
        {price && (
          <span className="text-muted">
            {' · '}
            {t(`membership-common:price.${interval}`, { price: formatMoney(price) })}
          </span>
        )}
      </p>
      {nextInterval === null && canChange && <Change key={interval} interval={interval} act={act} />}
      {nextInterval !== null && (
        <p>
          <Button
            variant="quiet"
            isBusy={act.isPending && act.variables.kind === 'keep'}
            onClick={() => act.mutate({ kind: 'keep' })}
          >
            {t(`membership:keep.${interval}`)}
          </Button>
        </p>
      )}
    </section>
  );
}

/** First what it costs, then the change. */
function Change({ interval, act }: Pick<Subscription, 'interval'> & Pick<ActProps, 'act'>) {
  const { t } = useTranslation('membership');
  const client = useQueryClient();
  const preview = usePreviewChange();
  const offer = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isDeclined = useRef(false);
  const other = interval === 'month' ? 'year' : 'month';
  useEffect(() => {
    if (preview.isSuccess) offer.current?.focus();
  }, [preview.isSuccess]);
  useEffect(() => {
    if (preview.isSuccess || !isDeclined.current) return;
    isDeclined.current = false;
    // What was pressed is gone; the way back in stands in its place.
    trigger.current?.focus();
  }, [preview.isSuccess]);
  const handleAgree = (at: string) =>
    act.mutate(
      { kind: 'change', interval: other, at },
      {
        onError: (error) => {
          // What was shown counts no longer: the new amount is shown before anything is charged.
          if (error instanceof ApiError && error.reason === 'memberships.preview_outdated') {
            preview.mutate(other);
            void client.invalidateQueries({ queryKey: membershipQuery.queryKey });
          }
        },
      },
    );
  return (
    <div className="grid gap-4">
      <Failure error={preview.error} />
      {preview.data ? (
        <div ref={offer} tabIndex={-1}>
          <ChangeOffer
            preview={preview.data}
            isBusy={act.isPending || preview.isPending}
            onAgree={() => handleAgree(preview.data.at)}
            onDecline={() => {
              isDeclined.current = true;
              preview.reset();
            }}
          />
        </div>
      ) : (
        <p>
          <Button
            ref={trigger}
            variant="quiet"
            isBusy={preview.isPending}
            onClick={() => preview.mutate(other)}
          >
            {t(`change.${other}`)}
          </Button>
        </p>
      )}
    </div>
  );
}
