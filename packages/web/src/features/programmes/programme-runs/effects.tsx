import type { ProgrammeEffect, ProgrammeRun } from '@chitta/contract';
import { measureMax } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { RangeBar } from '#web/ui/charts/range-bar.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { isNights } from './measure-fields.tsx';

const number = (value: number) =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(value);
/** Share of nights as nights of a week, with its sign: a true minus, not a hyphen. */
const nights = (share: number) =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .format(share * measureMax.nights)
    .replace('-', '−');

/** One measure before and since, and whether that can be told from chance. */
function Effect({ effect }: { readonly effect: ProgrammeEffect }) {
  const { t } = useTranslation('programme-runs');
  const { measure, before, since, change, verdict } = effect;
  const most = isNights(measure) ? measureMax.nights : measureMax.step;
  const say = (value: number) =>
    isNights(measure)
      ? t('effect.nights', { count: value, value: number(value) })
      : t(`scale.${measure}.${value}`);
  return (
    <section className="run-effect">
      <h3>
        {verdict === null
          ? t(`measure.${measure}`)
          : t(`effect.${verdict}`, { measure: t(`measure.${measure}`) })}
      </h3>
      <dl>
        <RangeBar label={t('effect.before')} value={before / most} low={null} high={null}>
          {say(before)}
        </RangeBar>
        {since !== null && (
          <RangeBar
            label={t(isNights(measure) ? 'effect.since' : 'effect.latest')}
            value={since / most}
            low={null}
            high={null}
          >
            {say(since)}
          </RangeBar>
        )}
      </dl>
      {change && (
        <Disclosure title={t('effect.figures')}>
          <p className="run-hint">
            {t('effect.range', {
              value: nights(change.value),
              low: nights(change.low),
              high: nights(change.high),
            })}
          </p>
        </Disclosure>
      )}
    </section>
  );
}

/** What a run changed, in figures that say how sure they are. */
export function Effects({ run: { effects, answered } }: { readonly run: ProgrammeRun }) {
  const { t } = useTranslation('programme-runs');
  const isEarly = effects.every(({ since }) => since === null);
  return (
    <section className="run-effects">
      <h2>{t('effect.title')}</h2>
      {answered && answered.n > 0 && (
        <p>
          {t('effect.answered', { count: answered.count, n: answered.n })}
          {answered.low !== null && answered.high !== null && (
            <span className="run-hint">
              {' '}
              {t('effect.answeredRange', {
                low: Math.round(answered.low * 100),
                high: Math.round(answered.high * 100),
              })}
            </span>
          )}
        </p>
      )}
      {isEarly ? (
        <p className="run-hint">{t('effect.early')}</p>
      ) : (
        effects.map((effect) => <Effect key={effect.measure} effect={effect} />)
      )}
      {!isEarly && <p className="run-hint">{t('effect.cause')}</p>}
    </section>
  );
}
