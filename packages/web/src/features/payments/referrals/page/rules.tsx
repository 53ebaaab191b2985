import { referralClickDays, referralMonths } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';

const rules = ['new', 'friend', 'month', 'confirmed', 'use', 'most', 'refund', 'self', 'privacy'] as const;

/** By which rules months are given, in plain words. */
export function Rules() {
  const { t } = useTranslation('referrals');
  const figures = {
    days: referralClickDays,
    most: referralMonths.atMost,
    expire: referralMonths.expireAfter,
  };
  return (
    <ul className="referral-rules">
      {rules.map((rule) => (
        <li key={rule}>{t(`rules.${rule}`, figures)}</li>
      ))}
    </ul>
  );
}
