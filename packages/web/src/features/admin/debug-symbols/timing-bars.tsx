import type { SymbolTrace } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';

/** How long each stage took, beside the longest of them. */
export function TimingBars({ timings }: Pick<SymbolTrace, 'timings'>) {
  const { t } = useTranslation('debug-symbols');
  const longest = Math.max(...timings.map(({ milliseconds }) => milliseconds), Number.EPSILON);
  const format = new Intl.NumberFormat(currentLanguage(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <section aria-labelledby="trace-timings">
      <h2 id="trace-timings">{t('timings.title')}</h2>
      <dl className="trace-timings">
        {timings.map(({ stage, milliseconds }) => (
          <div key={stage}>
            <dt>{t(`stage.${stage}`)}</dt>
            <dd>
              <meter value={milliseconds / longest} aria-hidden="true" />
              {t('timings.milliseconds', { time: format.format(milliseconds) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
