import { affiliate } from '@chitta/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useApply } from '../affiliates.api.ts';
import { toWebsite } from './to-website.ts';

/** Whom the applicant reaches and how the link would be told of. */
export function ApplyForm() {
  const { t } = useTranslation('affiliates');
  const apply = useApply();
  const [website, setWebsite] = useState('');
  const [audience, setAudience] = useState('');
  const [plan, setPlan] = useState('');
  const [isChecked, setChecked] = useState(false);
  const address = toWebsite(website);
  const needed = (text: string) => (isChecked && text.trim() === '' ? t('apply.needed') : undefined);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (address === undefined || audience.trim() === '' || plan.trim() === '' || apply.isPending) return;
    apply.mutate({ website: address, audience, plan });
  };
  return (
    <form className="affiliate-form" noValidate onSubmit={handleSubmit}>
      <h3>{t('apply.title')}</h3>
      <AreaField
        label={t('apply.audience')}
        hint={t('apply.audienceHint')}
        error={needed(audience)}
        value={audience}
        maxLength={affiliate.text}
        rows={3}
        onWrite={setAudience}
      />
      <AreaField
        label={t('apply.plan')}
        hint={t('apply.planHint')}
        error={needed(plan)}
        value={plan}
        maxLength={affiliate.text}
        rows={3}
        onWrite={setPlan}
      />
      <TextField
        label={t('apply.website')}
        hint={t('apply.websiteHint')}
        error={isChecked && address === undefined ? t('apply.websiteInvalid') : undefined}
        type="url"
        inputMode="url"
        autoComplete="url"
        value={website}
        maxLength={300}
        onChange={({ target }) => setWebsite(target.value)}
      />
      {apply.error && (
        <p className="form-failure" role="alert">
          {errorMessage(apply.error)}
        </p>
      )}
      <p>
        <Button type="submit" isBusy={apply.isPending}>
          {t('apply.submit')}
        </Button>
      </p>
    </form>
  );
}
