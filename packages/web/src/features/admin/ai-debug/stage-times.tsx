import type { ReadingTrace } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';

/** What was done in which order, and how long it took. */
export function StageTimes({ stages }: Pick<ReadingTrace, 'stages'>) {
  const { t } = useTranslation('ai-debug');
  const format = new Intl.NumberFormat(currentLanguage(), {
    maximumFractionDigits: 2,
    minimumFractionDigits: 2,
  });
  return (
    <section aria-labelledby="stage-times">
      <h2 id="stage-times">{t('stages')}</h2>
      <dl className="ai-debug-times">
        {stages.map(({ name, ms }) => (
          <div key={name}>
            <dt>{t(`stage.${name}`)}</dt>
            <dd>{t('ms', { time: format.format(ms) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
