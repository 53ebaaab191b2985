import { useTranslation } from 'react-i18next';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';

/** While the code of a page is on its way. */
export function PageLoading() {
  const { t } = useTranslation('app');
  return <LoadingScreen text={t('loading')} />;
}
