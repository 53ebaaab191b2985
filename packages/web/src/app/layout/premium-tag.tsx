import { useTranslation } from 'react-i18next';

/** Beside a link: what it leads to is part of premium. */
export function PremiumTag() {
  const { t } = useTranslation('app');
  return (
    <>
      {' '}
      <span className="premium-tag">{t('nav.premiumTag')}</span>
    </>
  );
}
