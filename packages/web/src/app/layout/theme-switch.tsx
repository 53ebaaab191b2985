import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#web/lib/store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { chooseTheme, theme } from '../theme.ts';

export function ThemeSwitch() {
  const { t } = useTranslation('app');
  const isDark = useStore(theme) === 'dark';
  return (
    <IconButton
      label={isDark ? t('theme.toLight') : t('theme.toDark')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </IconButton>
  );
}
