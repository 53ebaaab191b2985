import { useTranslation } from 'react-i18next';
import { useVerificationDot } from './verification-state.ts';

/** A dot at the account of a member whose address is not verified; heard as words. */
export function VerificationDot() {
  const { t } = useTranslation('app');
  if (!useVerificationDot()) return null;
  return (
    <span className="verification-dot">
      <span className="sr-only">, {t('nav.unverified')}</span>
    </span>
  );
}
