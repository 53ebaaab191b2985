import type { Insights } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { dayInWords } from './insight-days.ts';

const mostThemes = 6;

/** What happened in several dreams, in the words of the newest reading that was found by it. */
export function ThemesList({ themes }: Pick<Insights, 'themes'>) {
  const { t } = useTranslation('insights');
  const told = themes.filter(({ headline }) => headline !== null).slice(0, mostThemes);
  if (told.length === 0) return null;
  return (
    <section className="chart" aria-labelledby="insights-themes">
      <h2 id="insights-themes">{t('themes.title')}</h2>
      <p className="chart-unit">{t('themes.unit')}</p>
      <ul className="insights-themes">
        {told.map(({ key, headline, count, firstNight, lastNight }) => (
          <li key={key}>
            <q lang={headline?.language}>{headline?.text}</q>
            <span className="insights-themes-line">
              {t('themes.line', {
                dreams: t('dreams', { count }),
                first: dayInWords(firstNight),
                last: dayInWords(lastNight),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
