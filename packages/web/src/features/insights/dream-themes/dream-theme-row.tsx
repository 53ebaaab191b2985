import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { themePaths } from '#web/lib/addresses/theme-paths.ts';
import { useIsOnline } from '#web/lib/device/use-is-online.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { themesOfDreamQuery } from './dream-themes.api.ts';
import './dream-theme-row.css';

interface DreamThemeRowProps {
  readonly dreamId: number;
  /** When the dream was last changed: its themes follow. */
  readonly updatedAt: string;
}

/** The typical themes of one dream, each a link to what is said of it; nothing where it has none. */
export function DreamThemeRow({ dreamId, updatedAt }: DreamThemeRowProps) {
  const { t } = useTranslation('dream-themes');
  const isOnline = useIsOnline();
  const { data, error, isFetching, refetch } = useQuery(themesOfDreamQuery(dreamId, updatedAt));
  if (data) {
    if (data.items.length === 0) return null;
    return (
      <nav className="dream-themes no-print" aria-labelledby="dream-themes">
        <h2 id="dream-themes">{t('row.title')}</h2>
        <ul>
          {data.items.map(({ name, title }) => (
            <li key={name}>
              <Link to={themePaths.one} params={{ name }} className="link">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    );
  }
  // The page says already that there is no connection; this line can do without.
  if (!error || !isOnline) return null;
  return (
    <div role="alert" className="dream-themes no-print">
      <p>{t('row.failed', { why: errorMessage(error) })}</p>
      <Button variant="ghost" isBusy={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </div>
  );
}
