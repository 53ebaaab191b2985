import { leastForVerdict } from '@chitta/experiments';
import { useTranslation } from 'react-i18next';
import { chanceInPercent, inPercent } from '#web/lib/format/in-percent.ts';
import type { SimulatedDay } from './simulate.ts';

/** What may be said on this day, and the figures that it stands on. */
export function SimulatedFigures({ looked }: { readonly looked: SimulatedDay | null }) {
  const { t } = useTranslation('ab-test-demo');
  if (looked === null) return null;
  const { day, arms, effect, chanceToWin, risk, splitChance, verdict, undetermined } = looked;
  return (
    <>
      <div role="status" className="ab-demo-verdict" data-verdict={verdict}>
        <p className="ab-demo-verdict-title">{t(`verdicts.${verdict}.title`)}</p>
        <p>{t(`verdicts.${verdict}.text`, leastForVerdict)}</p>
      </div>
      <dl className="ab-demo-figures">
        <Figure name={t('figures.day')}>{String(day)}</Figure>
        {arms.map(({ visitors, conversions }, index) => (
          <Figure
            key={index === 0 ? 'A' : 'B'}
            name={t(index === 0 ? 'figures.control' : 'figures.treatment')}
          >
            {t('figures.arm', {
              count: visitors,
              conversions,
              rate: inPercent(visitors > 0 ? conversions / visitors : 0, 1),
            })}
          </Figure>
        ))}
        <Figure name={t('figures.effect')}>
          {effect === null
            ? t(`undetermined.${undetermined ?? 'no_visitors'}`)
            : t('figures.interval', {
                effect: inPercent(effect.estimate),
                low: inPercent(effect.low),
                high: inPercent(effect.high),
              })}
        </Figure>
        <Figure name={t('figures.chance')}>{chanceInPercent(chanceToWin)}</Figure>
        <Figure name={t('figures.risk')}>
          {t('figures.risks', { control: inPercent(risk[0], 1), treatment: inPercent(risk[1], 1) })}
        </Figure>
        <Figure name={t('figures.split')}>{chanceInPercent(splitChance)}</Figure>
      </dl>
    </>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
