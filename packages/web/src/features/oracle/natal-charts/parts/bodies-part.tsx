import type { ChartTexts, NatalChart } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { positionOf } from '../position.ts';
import { Glyph } from '../wheel/glyphs.tsx';

interface PartProps {
  readonly chart: NatalChart;
  readonly texts: ChartTexts;
}

/** A plain line for each body and angle, with the part of life that its house speaks of. */
export function BodiesPart({ chart, texts }: PartProps) {
  const { t } = useTranslation('natal-charts');
  const { bodies, angles } = chart;
  const linesOf = (body: string) => texts.bodies.find((each) => each.body === body)?.lines ?? [];
  const signOf = (longitude: number) => texts.names.signs[positionOf(longitude).sign];
  return (
    <section className="chart-part" aria-labelledby="chart-bodies">
      <h2 id="chart-bodies">{t('bodies.title')}</h2>
      <dl className="chart-lines">
        {angles &&
          (['ascendant', 'midheaven'] as const).map((name) => (
            <div key={name}>
              <dt>{t('bodies.in', { body: t(`angle.${name}`), sign: signOf(angles[name]) })}</dt>
              <dd>{texts[name]}</dd>
            </div>
          ))}
        {/* Both reckonings of the node say the same. */}
        {bodies
          .filter(({ body }) => body !== 'meanNode')
          .map(({ body, sign, house, isRetrograde }) => (
            <div key={body}>
              <dt>
                <Glyph name={body} />
                {linesOf(body).length > 1
                  ? texts.names.bodies[body]
                  : t('bodies.in', { body: texts.names.bodies[body], sign: texts.names.signs[sign] })}
              </dt>
              <dd>
                {linesOf(body).map((line, index) => (
                  <p key={line}>{index === 0 ? line : t('bodies.or', { line })}</p>
                ))}
                {house && texts.houses && (
                  <p className="text-muted">{t('bodies.house', { house, line: texts.houses[house - 1] })}</p>
                )}
                {isRetrograde && !body.endsWith('Node') && <p className="text-muted">{texts.retrograde}</p>}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
