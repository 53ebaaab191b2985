import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sayPart, sayValue } from '../say-report.ts';
import { type MeasureGroup, shareOfLargest } from './group-figures.ts';

/** One figure, large, with what it is made of. */
export function MeasureTable({ measure, whole, parts }: Omit<MeasureGroup, 'currency'>) {
  const { t } = useTranslation('system-reports');
  const id = useId();
  return (
    <section className="report-measure" aria-labelledby={id}>
      <h2 id={id}>{t(`measure.${measure}`)}</h2>
      {whole ? (
        <p className="report-whole">{sayValue(whole)}</p>
      ) : (
        <p className="text-muted">{t('tooFew')}</p>
      )}
      {parts.length > 0 && (
        <table className="report-parts">
          <thead>
            <tr>
              <th scope="col">{t('partHeading')}</th>
              <th scope="col">{t('value')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((figure) => (
              <tr key={figure.part}>
                <th scope="row">{sayPart(figure.part ?? '')}</th>
                <td>
                  <span
                    className="report-bar"
                    aria-hidden
                    style={{ inlineSize: `${shareOfLargest(figure, parts)}%` }}
                  />
                  {sayValue(figure)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
