import { community } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { roomQuery } from './posts.api.ts';

/** What others dream of in the room of a theme, where enough have shared; it is an extra, and stays away where it fails. */
export function RoomNote({ theme }: { readonly theme: string }) {
  const { t } = useTranslation('community');
  const room = useQuery(roomQuery(theme, currentLanguage()));
  if (!room.data) return null;
  const { isTold, symbols, days } = room.data;
  if (!isTold) return <p className="text-muted">{t('room.tooFew', { members: community.roomMembers })}</p>;
  return (
    <section aria-label={t('room.title', { days })} className="grid gap-2">
      <h2 className="community-subtitle">{t('room.title', { days })}</h2>
      <ul className="community-symbols">
        {symbols.map(({ id, name }) => (
          <li key={id} className="community-symbol">
            {name}
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{t('room.how', { members: community.roomMembers })}</p>
    </section>
  );
}
