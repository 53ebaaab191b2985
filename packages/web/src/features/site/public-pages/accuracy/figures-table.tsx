import { figuresOnPublicDreams, measuredOn, type PublishedFigures } from '@chitta/interpretation/figures';
import { useTranslation } from 'react-i18next';
import './figures-table.css';

const shares = ['coreRecall', 'recall', 'precision', 'flagErrors'] as const;
const counts = ['dreams', 'mentions'] as const;
const languages = ['en', 'es'] as const;

/** What was measured, both languages side by side. */
export function FiguresTable() {
  const { t, i18n } = useTranslation('accuracy');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(i18n.language);
  const row = (name: keyof PublishedFigures, format: Intl.NumberFormat) => (
    <tr key={name}>
      <th scope="row">{t(`table.${name}`)}</th>
      {languages.map((language) => (
        <td key={language}>{format.format(figuresOnPublicDreams[language][name])}</td>
      ))}
    </tr>
  );
  // A day, not a moment: the same in every time zone.
  const date = new Date(`${measuredOn}T12:00:00Z`);
  return (
    <table className="figures-table">
      <caption>
        {t('table.caption', { date, formatParams: { date: { dateStyle: 'long', timeZone: 'UTC' } } })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('table.measure')}</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {t(`table.${language}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shares.map((name) => row(name, percent))}
        {counts.map((name) => row(name, whole))}
      </tbody>
    </table>
  );
}
