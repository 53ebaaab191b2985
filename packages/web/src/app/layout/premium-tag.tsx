import { useTranslation } from 'react-i18next';

/** Beside a link: what it leads to is part of premium. Within a box of its own, so that it is not underlined with the link. */
export function PremiumTag() {
  const { t } = useTranslation('app');
  return (
    <span>
      {' '}
      <span className="premium-tag">{t('nav.premiumTag')}</span>
    </span>
  );
}
