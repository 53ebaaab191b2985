import type { Consultation } from '@chitta/contract';
import { type FitVerdict, fitVerdicts } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { useWhenOnline } from '#web/lib/device/use-when-online.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { useChangeConsultation } from '../consultations.api.ts';

/** Whether the answer fitted: a tap is kept at once, a second one on the same takes it back. */
export function Fit({ consultation }: { readonly consultation: Consultation }) {
  const { t } = useTranslation('oracle-answer');
  const change = useChangeConsultation(consultation.id);
  const wanted = change.isPending || change.isError ? change.variables?.fit : undefined;
  const shown = wanted === undefined ? consultation.fit : wanted;
  const tap = (verdict: FitVerdict | null) => change.mutate({ fit: verdict });
  useWhenOnline(change.isError, () => wanted !== undefined && tap(wanted));
  return (
    <section className="answer-fit no-print" aria-labelledby="answer-fit">
      <h2 id="answer-fit">{t('fit.title')}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its legend from the heading above */}
      <div role="group" aria-labelledby="answer-fit" className="answer-fit-taps">
        {fitVerdicts.map((verdict) => (
          <Button
            key={verdict}
            variant="quiet"
            aria-pressed={shown === verdict}
            onClick={() => tap(shown === verdict ? null : verdict)}
          >
            {t(`fit.${verdict}`)}
          </Button>
        ))}
      </div>
      {change.isError && (
        <p role="alert" className="field-error">
          {t('fit.failed', { why: errorMessage(change.error) })}
        </p>
      )}
      <p role="status" className="text-muted empty:hidden">
        {change.isSuccess && shown !== null && t('fit.kept')}
      </p>
    </section>
  );
}
