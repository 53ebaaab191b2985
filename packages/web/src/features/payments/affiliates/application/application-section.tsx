import type { AffiliateApplication } from '@chitta/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { formatRate } from '#web/lib/format/format-rate.ts';
import { useMember } from '#web/lib/session.ts';
import { ApplyForm } from './apply-form.tsx';

/** What the programme gives, how the application stands, and the form where one can be made. */
export function ApplicationSection({ standing }: { readonly standing: AffiliateApplication }) {
  const { t } = useTranslation('affiliates');
  const titleId = useId();
  const { terms, application, affiliateStatus } = standing;
  const isWaiting = application?.status === 'pending';
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('programme.title')}</h2>
      {affiliateStatus === 'suspended' ? (
        <p>{t('programme.suspended')}</p>
      ) : (
        <>
          <p>{termsText(t, terms)}</p>
          <p className="text-muted">
            {t('programme.payout', {
              days: terms.holdDays,
              amount: formatMoney(terms.minimumPayout),
            })}
          </p>
          {application && <ApplicationState application={application} />}
          {affiliateStatus === 'inactive' && !isWaiting && <ApplyForm />}
        </>
      )}
    </section>
  );
}

type Terms = AffiliateApplication['terms'];
type Say = (key: string, slots: Record<string, unknown>) => string;

function termsText(t: Say, { rateBps, months }: Terms): string {
  const rate = formatRate(rateBps);
  return months === null ? t('programme.endless', { rate }) : t('programme.text', { rate, count: months });
}

function ApplicationState({
  application,
}: {
  readonly application: NonNullable<AffiliateApplication['application']>;
}) {
  const { t } = useTranslation('affiliates');
  const { timezone } = useMember();
  const { status, createdAt, reviewedAt, notes } = application;
  return (
    <div className="affiliate-state" role="status">
      <p>{t(`state.${status}`, { date: formatDay(reviewedAt ?? createdAt, timezone) })}</p>
      {notes !== null && <p>{t('state.notes', { notes })}</p>}
    </div>
  );
}
