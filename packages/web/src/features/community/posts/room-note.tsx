import { community } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { roomQuery } from './posts.api.ts';

/** Whose room it is, and what others dream of there where enough have shared; both stay away where that cannot be asked. */
export function RoomNote({ theme }: { readonly theme: string }) {
  const { t } = useTranslation('community');
  const room = useQuery(roomQuery(theme, currentLanguage()));
  if (!room.data) return <p>{t('room.here')}</p>;
  const { title, isTold, symbols, days } = room.data;
  return (
    <section aria-labelledby="community-room" className="grid gap-3">
      <h2 id="community-room" className="community-subtitle">
        {t('room.of', { title })}
      </h2>
      {isTold ? (
        <>
          <h3>{t('room.title', { days })}</h3>
          <ul className="community-symbols">
            {symbols.map(({ id, name }) => (
              <li key={id} className="community-symbol">
                {name}
              </li>
            ))}
          </ul>
          <p className="text-muted text-sm">{t('room.how', { members: community.roomMembers })}</p>
        </>
      ) : (
        <p className="text-muted">{t('room.tooFew', { members: community.roomMembers })}</p>
      )}
    </section>
  );
}
