import type { DreamThemeItem, DreamThemes } from '@chitta/contract';
import { themeCategories } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { themePaths } from '#web/lib/addresses/theme-paths.ts';
import { OwnThemes } from './own-themes.tsx';
import { ThemeStar } from './theme-star.tsx';
import './dream-themes.css';

const anchorOf = (category: DreamThemeItem['category']) => `themes-${category}`;

function ThemeItem({ theme: { name, title, description, own } }: { readonly theme: DreamThemeItem }) {
  const { t } = useTranslation('dream-themes');
  return (
    <li className="themes-item" data-own={own !== null || undefined}>
      {own && <ThemeStar dreams={own.dreams} />}
      <div>
        <h3>
          <Link to={themePaths.one} params={{ name }} className="themes-link">
            {title}
          </Link>
        </h3>
        <p className="themes-description">{description}</p>
        {own && own.dreams > 0 && <p className="themes-count">{t('dreams', { count: own.dreams })}</p>}
      </div>
    </li>
  );
}

interface ThemesOverviewProps {
  readonly themes: DreamThemes;
  /** Where the member lives; null for visitors. */
  readonly zone: string | null;
}

/** All themes by groups, those of the reader's own dreams first. */
export function ThemesOverview({ themes: { items, unread }, zone }: ThemesOverviewProps) {
  const { t } = useTranslation('dream-themes');
  const groups = themeCategories
    .map((category) => ({ category, themes: items.filter((theme) => theme.category === category) }))
    .filter(({ themes }) => themes.length > 0);
  return (
    <>
      <OwnThemes items={items} unread={unread} zone={zone} />
      <nav className="themes-groups" aria-label={t('groups')}>
        <ul>
          {groups.map(({ category }) => (
            <li key={category}>
              <a href={`#${anchorOf(category)}`}>{t(`group.${category}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ category, themes }) => (
        <section key={category} className="themes-group" aria-labelledby={anchorOf(category)}>
          <h2 id={anchorOf(category)} tabIndex={-1}>
            {t(`group.${category}`)}
          </h2>
          <ul className="themes-list">
            {themes.map((theme) => (
              <ThemeItem key={theme.name} theme={theme} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
