import { referralClickDays, referralMonths } from '@chitta/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const rules = ['new', 'friend', 'month', 'confirmed', 'use', 'most', 'refund', 'self', 'privacy'] as const;

/** By which rules months are given, in plain words. */
export function Rules() {
  const { t } = useTranslation('referrals');
  const titleId = useId();
  const figures = {
    days: referralClickDays,
    most: referralMonths.atMost,
    expire: referralMonths.expireAfter,
  };
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('rules.title')}</h2>
      <ul className="referral-rules">
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`, figures)}</li>
        ))}
      </ul>
    </section>
  );
}
