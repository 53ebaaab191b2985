import { useTranslation } from 'react-i18next';
import { CaseList } from '#web/features/community/moderation/case-list.tsx';
import { AdminPage } from '../admin/admin-page.tsx';

/** What waits for a moderator of the community. */
export function ModerationPage() {
  const { t } = useTranslation('community-moderation');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <CaseList />
    </AdminPage>
  );
}
