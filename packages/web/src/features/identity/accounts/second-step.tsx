import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SecondStepForm, type SecondStepProps } from './second-step-form.tsx';

/** The second step within a page about something else. */
export function SecondStep(props: SecondStepProps) {
  const { t } = useTranslation('accounts');
  const heading = useRef<HTMLHeadingElement>(null);
  // Reading starts at what is asked now; typing is one Tab away.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('second.title')}
        </h2>
        <p className="mt-2 text-muted">{t('second.lead')}</p>
      </div>
      <SecondStepForm {...props} />
    </div>
  );
}
