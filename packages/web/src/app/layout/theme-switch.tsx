import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { endNight, night } from '#web/lib/night/night.ts';
import { useStore } from '#web/lib/store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { chooseTheme, theme } from '../theme.ts';

/** Dark or light; at night, when both look the same, the way out of it. */
export function ThemeSwitch() {
  const { t } = useTranslation('app');
  const isDark = useStore(theme) === 'dark';
  const isNight = useStore(night);
  const label = isNight ? t('theme.endNight') : isDark ? t('theme.toLight') : t('theme.toDark');
  return (
    <IconButton label={label} onClick={isNight ? endNight : () => chooseTheme(isDark ? 'light' : 'dark')}>
      {isDark || isNight ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </IconButton>
  );
}
