import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Where the free readings are used up: to what premium costs and gives. */
export function UpgradeLink({ isQuiet = false }: { readonly isQuiet?: boolean }) {
  const { t } = useTranslation('readings');
  return (
    <Link to={membershipPaths.subscribe} className={isQuiet ? 'link' : buttonClass('quiet')}>
      {t('limit.upgrade')}
    </Link>
  );
}
