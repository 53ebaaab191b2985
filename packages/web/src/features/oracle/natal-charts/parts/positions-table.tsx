import type { ChartTexts, NatalChart } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { arc, positionOf } from '../position.ts';
import { Glyph, type GlyphName } from '../wheel/glyphs.tsx';
import { useBodyWords } from '../wheel/use-body-words.ts';

interface PartProps {
  readonly chart: NatalChart;
  readonly texts: ChartTexts;
}

/** Everything that the wheel shows, in degrees and minutes. */
export function PositionsTable({ chart, texts }: PartProps) {
  const { t } = useTranslation('natal-charts');
  const wordsOf = useBodyWords(chart, texts);
  const { angles, bodies } = chart;
  const angleRows = angles
    ? (['ascendant', 'midheaven'] as const).map((name) => ({ name, ...positionOf(angles[name]) }))
    : [];
  return (
    <div className="chart-table">
      <table>
        <caption>{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.body')}</th>
            <th scope="col">{t('table.position')}</th>
            {angles && (
              <th scope="col" className="is-number">
                {t('table.house')}
              </th>
            )}
            <th scope="col">{t('table.motion')}</th>
          </tr>
        </thead>
        <tbody>
          {bodies.map(({ body, house, isRetrograde }) => (
            <tr key={body}>
              <th scope="row">
                <Named name={body} text={texts.names.bodies[body]} />
              </th>
              <td>{wordsOf(body).place}</td>
              {angles && <td className="is-number">{house}</td>}
              <td>{isRetrograde && t('table.retrograde')}</td>
            </tr>
          ))}
          {angleRows.map(({ name, sign, ...position }) => (
            <tr key={name}>
              <th scope="row">{t(`angle.${name}`)}</th>
              <td>{t('place', { arc: arc(position), sign: texts.names.signs[sign] })}</td>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Named({ name, text }: { readonly name: GlyphName; readonly text: string }) {
  return (
    <span className="chart-named">
      <Glyph name={name} />
      {text}
    </span>
  );
}
