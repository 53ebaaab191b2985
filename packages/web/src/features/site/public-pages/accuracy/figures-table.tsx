import { measuredOn } from '@chitta/interpretation/figures';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './figures-table.css';

export const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

interface Props {
  /** Its texts under `table` or `judged`. */
  readonly name: 'table' | 'judged';
  /** The figures of one row, written in the reader's language. */
  readonly rows: readonly (readonly [name: string, of: (language: Language) => ReactNode])[];
}

/** What figures mean for the reader, then the figures in both languages side by side, with the day of their measuring. */
export function FiguresTable({ name, rows }: Props) {
  const { t } = useTranslation('accuracy');
  // A day, not a moment: the same in every time zone.
  const date = new Date(`${measuredOn}T12:00:00Z`);
  return (
    <>
      <p className="figures-means">{t(`${name}.means`)}</p>
      <table className="figures-table">
        <caption>
          {t(`${name}.caption`, { date, formatParams: { date: { dateStyle: 'long', timeZone: 'UTC' } } })}
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
          {rows.map(([row, of]) => (
            <tr key={row}>
              <th scope="row">{t(`${name}.${row}`)}</th>
              {languages.map((language) => (
                <td key={language}>{of(language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
