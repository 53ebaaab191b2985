import { Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { endNight, night } from '#web/lib/night/night.ts';
import { useStore } from '#web/lib/store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The way out of a dim night where the header has room for little else: one touch away on every page. */
export function NightEnd() {
  const { t } = useTranslation('app');
  if (!useStore(night)) return null;
  return (
    <IconButton className="site-night" label={t('theme.endNight')} onClick={endNight}>
      <Sun size={22} aria-hidden />
    </IconButton>
  );
}
