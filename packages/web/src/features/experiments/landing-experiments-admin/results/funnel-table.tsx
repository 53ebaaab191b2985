import type { ExperimentArm, ExperimentResults } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { inPercent } from '#web/lib/format/in-percent.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

/** Of whom a step is a part: of all visitors, or of those alone who agreed to be followed. */
const steps = [
  { name: 'impressions', of: null },
  { name: 'visitors', of: null },
  { name: 'signUps', of: 'visitors' },
  { name: 'followed', of: 'visitors' },
  { name: 'followedSignUps', of: 'followed' },
  { name: 'verified', of: 'followed' },
  { name: 'firstReadings', of: 'followed' },
  { name: 'premium', of: 'followed' },
] as const;

type Step = (typeof steps)[number];

/** How many took a step, and which part of those who could: each under those of the other steps. */
function Count({
  arm: { funnel },
  step: { name, of },
}: {
  readonly arm: ExperimentArm;
  readonly step: Step;
}) {
  const whole = of === null ? 0 : funnel[of];
  return (
    <>
      {funnel[name].toLocaleString(currentLanguage())}
      <span className="experiments-share">{whole > 0 && ` (${inPercent(funnel[name] / whole, 1)})`}</span>
    </>
  );
}

/** Each currency by itself: what was paid in different ones cannot be added up. */
function inMoney({ funnel }: ExperimentArm): string | null {
  const amounts = Object.entries(funnel.revenue);
  if (amounts.length === 0) return null;
  return amounts.map(([currency, amount]) => formatMoney({ amount, currency })).join(' · ');
}

const measures = [
  { name: 'revenue', of: inMoney },
  {
    name: 'scroll',
    of: ({ averageScrollDepth: depth }: ExperimentArm) => (depth === null ? null : inPercent(depth / 100)),
  },
  {
    name: 'seconds',
    of: ({ averageSeconds: seconds }: ExperimentArm) =>
      seconds?.toLocaleString(currentLanguage(), { maximumFractionDigits: 0 }) ?? null,
  },
  {
    name: 'bounce',
    of: ({ bounceRate: rate }: ExperimentArm) => (rate === null ? null : inPercent(rate, 1)),
  },
] as const;

/** What each variant came to, step by step. */
export function FunnelTable({ results: { arms } }: { readonly results: ExperimentResults }) {
  const { t } = useTranslation('experiments-admin');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled by a wheel is scrolled by keys.
    <section className="experiments-scroll" aria-label={t('funnel.title')} tabIndex={0}>
      <table className="experiments-table">
        <caption>
          <span className="experiments-caption">{t('funnel.caption')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('funnel.step')}</th>
            {arms.map(({ key, name, weight, isControl }) => (
              <th key={key} scope="col">
                {name}
                <span className="experiments-weight">
                  {isControl ? t('funnel.control', { weight }) : t('funnel.weight', { weight })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.name}>
              <th scope="row">{t(`funnel.steps.${step.name}`)}</th>
              {arms.map((arm) => (
                <td key={arm.key}>
                  <Count arm={arm} step={step} />
                </td>
              ))}
            </tr>
          ))}
          {measures.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{t(`funnel.measures.${name}`)}</th>
              {arms.map((arm) => (
                <td key={arm.key}>
                  {of(arm) ?? t(name === 'revenue' ? 'funnel.nothing' : 'funnel.unknown')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
