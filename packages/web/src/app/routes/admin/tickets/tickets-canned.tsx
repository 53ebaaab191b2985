import { useTranslation } from 'react-i18next';
import { CannedAnswers } from '#web/features/tickets/desk/canned/canned-answers.tsx';
import { AdminPage } from '../admin-page.tsx';

/** Answers that are written once and sent often. */
export function CannedAnswersPage() {
  const { t } = useTranslation('tickets-desk');
  return (
    <AdminPage title={t('canned.title')} lead={t('canned.lead')}>
      <CannedAnswers />
    </AdminPage>
  );
}
