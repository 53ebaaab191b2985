import { useTranslation } from 'react-i18next';
import { AnnouncementCard } from '#web/features/messaging/announcements/announcement-card.tsx';
import { AnnouncementsDesk } from '#web/features/messaging/announcements-admin/announcements-desk.tsx';
import { AdminPage } from '../admin/admin-page.tsx';

/** Announcements as they are written, with the entry that members will see. */
export function AdminAnnouncementsPage() {
  const { t } = useTranslation('announcements-admin');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <AnnouncementsDesk
        preview={(announcement, language) => (
          <AnnouncementCard announcement={announcement} onPutAside={() => undefined} previewIn={language} />
        )}
      />
    </AdminPage>
  );
}
