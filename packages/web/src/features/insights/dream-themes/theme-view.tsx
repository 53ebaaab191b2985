import type { DreamTheme, Language, OwnTheme, ThemePrevalence } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { ThemeStar } from './theme-star.tsx';
import { ThemeTechniques } from './theme-techniques.tsx';
import './dream-themes.css';

const entryPath = { en: paths.dictionaryEntry, es: paths.dictionaryEntrySpanish } as const;

/** How many people know such dreams: one survey, never beside another. */
function Prevalence({ prevalence }: { readonly prevalence: ThemePrevalence }) {
  const { t } = useTranslation('dream-themes');
  const { percent, people, years, country, source } = prevalence;
  const language = currentLanguage();
  const number = new Intl.NumberFormat(language);
  return (
    <section aria-labelledby="theme-prevalence">
      <h2 id="theme-prevalence">{t('prevalence.title')}</h2>
      <p>
        {t('prevalence.text', {
          percent: number.format(percent),
          people: number.format(people),
          country: new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country,
          from: years[0],
          to: years[1],
        })}
      </p>
      <p className="theme-source">
        {t('prevalence.source')}{' '}
        <a href={source.url} className="link" lang="en" rel="noreferrer" target="_blank">
          {source.title}
        </a>
      </p>
    </section>
  );
}

interface SymbolsProps extends Pick<DreamTheme, 'symbols'> {
  readonly language: Language;
}

/** What the dictionary says of the images that belong with it. */
function Symbols({ symbols, language }: SymbolsProps) {
  const { t } = useTranslation('dream-themes');
  if (symbols.length === 0) return null;
  return (
    <section aria-labelledby="theme-symbols">
      <h2 id="theme-symbols">{t('symbols')}</h2>
      <ul className="theme-symbols">
        {symbols.map(({ name, address }) => (
          <li key={address}>
            <Link to={entryPath[language]} params={{ slug: address }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OwnLineProps {
  readonly own: OwnTheme;
  readonly zone: string | null;
}

/** How often the member dreamt of it, and when. */
function OwnLine({ own: { dreams, first, last }, zone }: OwnLineProps) {
  const { t } = useTranslation('dream-themes');
  if (dreams === 0 || first === null || last === null) return <p className="theme-own">{t('line.none')}</p>;
  const [from, to] = [first, last].map((day) => formatDay(day, zone));
  return (
    <p className="theme-own">
      {t(from === to ? 'line.once' : 'line.between', { dreams: t('dreams', { count: dreams }), from, to })}
    </p>
  );
}

interface ThemeViewProps {
  readonly theme: DreamTheme;
  /** Where the member lives; null for visitors. */
  readonly zone: string | null;
  /** The reader's own dreams of it; comes from the page that knows dreams. */
  readonly children: ReactNode;
}

/** One typical theme: what is said of it, what can be done, and the reader's own dreams of it. */
export function ThemeView({ theme, zone, children }: ThemeViewProps) {
  const { t } = useTranslation('dream-themes');
  const { title, description, own, insights, techniques, prevalence, symbols, language } = theme;
  return (
    <article className="theme">
      <header className="theme-head">
        <p className="theme-group">{t(`group.${theme.category}`)}</p>
        <h1 className="page-title">
          {own && own.dreams > 0 && <ThemeStar dreams={own.dreams} size={36} />}
          {title}
        </h1>
        <p className="theme-lead">{description}</p>
        {own && <OwnLine own={own} zone={zone} />}
      </header>
      <div className="theme-columns">
        <div className="theme-main">
          {insights.map(({ type, text }) => (
            <section key={type} className="theme-insight" data-type={type} aria-labelledby={`theme-${type}`}>
              <h2 id={`theme-${type}`}>{t(`insight.${type}`)}</h2>
              <p>{text}</p>
            </section>
          ))}
          <ThemeTechniques techniques={techniques} />
        </div>
        <div className="theme-beside">
          {children}
          <Symbols symbols={symbols} language={language} />
          {prevalence && <Prevalence prevalence={prevalence} />}
        </div>
      </div>
    </article>
  );
}
