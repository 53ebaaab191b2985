import type { ChartTexts, NatalChart } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { arc } from '../position.ts';

interface PartProps {
  readonly chart: NatalChart;
  readonly texts: ChartTexts;
}

/** So many of the closest stand open. */
const open = 8;

/** The angles between bodies, the closest first, each with its line. */
export function AspectsPart({ chart, texts }: PartProps) {
  const { t } = useTranslation('natal-charts');
  const all = chart.aspects.map((aspect, index) => ({ ...aspect, line: texts.aspects[index] ?? '' }));
  const list = (aspects: typeof all) => (
    <dl className="chart-lines">
      {aspects.map(({ between: [one, other], kind, orb, line }) => (
        <div key={`${one} ${other}`}>
          <dt>
            {t('aspects.between', {
              one: texts.names.bodies[one],
              other: texts.names.bodies[other],
              kind: texts.names.aspects[kind],
            })}{' '}
            <small>{t('aspects.orb', { orb: arc(orbOf(orb)) })}</small>
          </dt>
          <dd>{line}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <section className="chart-part" aria-labelledby="chart-aspects">
      <h2 id="chart-aspects">{t('aspects.title')}</h2>
      {all.length === 0 && <p>{t('aspects.none')}</p>}
      {list(all.slice(0, open))}
      {all.length > open && (
        <Disclosure title={t('aspects.more', { count: all.length - open })}>
          {list(all.slice(open))}
        </Disclosure>
      )}
    </section>
  );
}

function orbOf(orb: number) {
  const minutes = Math.round(orb * 60);
  return { degrees: Math.floor(minutes / 60), minutes: minutes % 60 };
}
