import { useTranslation } from 'react-i18next';
import { AccountPage } from './account-page.tsx';
import { SecondStepForm, type SecondStepProps } from './second-step-form.tsx';

/** The second step as the whole page: nothing else is asked of the member now. */
export function SecondStepPage(props: SecondStepProps) {
  const { t } = useTranslation('accounts');
  return (
    <AccountPage title={t('second.title')} lead={t('second.lead')} isNews>
      <SecondStepForm {...props} />
    </AccountPage>
  );
}
