import { useTranslation } from 'react-i18next';

const steps = ['choose', 'look', 'take'] as const;
export type Step = (typeof steps)[number];

/** Where one is on the way. */
export function Steps({ current }: { readonly current: Step }) {
  const { t } = useTranslation('imports');
  return (
    <ol className="import-steps" aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <span className="import-step-number" aria-hidden>
            {index + 1}
          </span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
