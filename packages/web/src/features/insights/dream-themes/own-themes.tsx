import type { DreamThemeItem, DreamThemes } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { themePaths } from '#web/lib/addresses/theme-paths.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ThemeStar } from './theme-star.tsx';

/** So many stand above all the others. */
const most = 6;

/** A day in few letters: there are three columns of them. */
const shortDay = (moment: string, zone: string | null) =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', ...(zone && { timeZone: zone }) }).format(
    new Date(moment),
  );

const dreamsOf = ({ own }: DreamThemeItem) => own?.dreams ?? 0;

/** What a visitor would have of it. */
function Invitation() {
  const { t } = useTranslation('dream-themes');
  return (
    <section className="themes-own" aria-label={t('visitor.label')}>
      <p>{t('visitor.text')}</p>
      <p className="themes-row">
        <Link to={paths.signup} className={buttonClass()}>
          {t('visitor.begin')}
        </Link>
        <Link to={paths.login} search={{ next: themePaths.list }} className={buttonClass('ghost')}>
          {t('visitor.login')}
        </Link>
      </p>
    </section>
  );
}

/** Nothing was found yet: by which words something would be. */
function NoneYet() {
  const { t } = useTranslation('dream-themes');
  return (
    <>
      <p>{t('own.none')}</p>
      <p className="themes-example">{t('own.example')}</p>
      <p className="themes-row">
        <Link to={paths.dreamInput} className={buttonClass('quiet')}>
          {t('own.write')}
        </Link>
      </p>
    </>
  );
}

interface OwnThemesProps extends Pick<DreamThemes, 'items' | 'unread'> {
  /** Where the member lives; null for visitors. */
  readonly zone: string | null;
}

/** The themes of the reader's own dreams, the most frequent first. */
export function OwnThemes({ items, unread, zone }: OwnThemesProps) {
  const { t } = useTranslation('dream-themes');
  if (items.every(({ own }) => own === null)) return <Invitation />;
  const own = items
    .filter((item) => dreamsOf(item) > 0)
    .sort((one, other) => dreamsOf(other) - dreamsOf(one));
  return (
    <section className="themes-own" aria-labelledby="themes-own">
      <h2 id="themes-own">
        {own.length === 0 ? t('own.title') : t('own.finding', { count: own.length, all: items.length })}
      </h2>
      {unread > 0 && <p className="themes-note">{t('own.unread', { count: unread })}</p>}
      {own.length === 0 ? (
        unread === 0 && <NoneYet />
      ) : (
        <ol className="themes-own-list">
          {own.slice(0, most).map(({ name, title, own: counted }) => (
            <li key={name}>
              <ThemeStar dreams={counted?.dreams ?? 0} size={36} />
              <div>
                <Link to={themePaths.one} params={{ name }} className="themes-link">
                  {title}
                </Link>
                <p className="themes-count">
                  {t('dreams', { count: counted?.dreams ?? 0 })}
                  {counted?.last && ` · ${t('own.last', { day: shortDay(counted.last, zone) })}`}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
