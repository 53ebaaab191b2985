import type { ChartTexts, NatalChart } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { litPath } from '#web/ui/sky/moon/moon-phase.ts';
import '#web/ui/sky/moon/moon.css';

interface PartProps {
  readonly chart: NatalChart;
  readonly texts: ChartTexts;
}

/** The Moon as it looked, and its line. */
export function MoonPart({ chart, texts }: PartProps) {
  const { t } = useTranslation('natal-charts');
  const longitudeOf = (wanted: string) => chart.bodies.find(({ body }) => body === wanted)?.longitude ?? 0;
  const elongation = (longitudeOf('moon') - longitudeOf('sun') + 360) % 360;
  return (
    <section className="chart-part chart-moon" aria-labelledby="chart-moon">
      <svg viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
        <circle r="1" className="moon-disc" />
        <path d={litPath({ elongation })} className="moon-lit" />
        <circle r="1" className="moon-edge" />
      </svg>
      <div>
        <h2 id="chart-moon">{t('moon.title', { phase: texts.names.phases[chart.moonPhase] })}</h2>
        <p>{texts.moonPhase}</p>
      </div>
    </section>
  );
}
