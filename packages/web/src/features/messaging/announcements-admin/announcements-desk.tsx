import type { AdminAnnouncement, Announcement } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ListPages } from '#web/ui/list-pages.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import { announcementsQuery } from './announcements-admin.api.ts';
import './announcements-admin.css';

interface AnnouncementsDeskProps {
  /** Draws an announcement as members see it. */
  readonly preview: (announcement: Announcement, language: 'en' | 'es') => ReactNode;
}

/** All announcements; a new one is written, and one that is there changed, in their place. */
export function AnnouncementsDesk({ preview }: AnnouncementsDeskProps) {
  const { t } = useTranslation('announcements-admin');
  const list = useInfiniteQuery(announcementsQuery);
  const [edited, setEdited] = useState<AdminAnnouncement | 'new' | null>(null);
  if (edited !== null) {
    const of = edited === 'new' ? null : edited;
    return (
      <AnnouncementEditor
        key={of ? `${of.id}-${of.version}` : 'new'}
        announcement={of}
        preview={preview}
        onDone={() => setEdited(null)}
      />
    );
  }
  return (
    <>
      <p>
        <Button onClick={() => setEdited('new')}>{t('write')}</Button>
      </p>
      <ListPages list={list} empty={t('empty')} more={t('more')} retry={t('retry')}>
        {(announcements) => (
          <ul className="announcement-rows">
            {announcements.map((each) => (
              <li key={each.id}>
                <AnnouncementRow announcement={each} onEdit={() => setEdited(each)} />
              </li>
            ))}
          </ul>
        )}
      </ListPages>
    </>
  );
}
