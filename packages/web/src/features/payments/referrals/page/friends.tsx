import type { Referral } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { useMember } from '#web/lib/session.ts';
import { ListPages } from '#web/ui/list-pages.tsx';
import { friendsQuery } from '../referrals.api.ts';

/** Everybody who came by the link, with what came of it. */
export function Friends() {
  const { t } = useTranslation('referrals');
  const { id } = useMember();
  const titleId = useId();
  const list = useInfiniteQuery(friendsQuery(id));
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('friends.title')}</h2>
      <ListPages list={list} empty={t('friends.none')} more={t('friends.more')} retry={t('retry')}>
        {(friends) => (
          <ul className="referral-friends">
            {friends.map((friend) => (
              <Friend key={friend.id} friend={friend} />
            ))}
          </ul>
        )}
      </ListPages>
    </section>
  );
}

function Friend({ friend }: { readonly friend: Referral }) {
  const { t } = useTranslation('referrals');
  const { timezone } = useMember();
  const { initial, joinedAt, state, reason, expiresAt } = friend;
  return (
    <li>
      <span className="referral-initial" aria-hidden>
        {initial}
      </span>
      <div>
        <p>{t('friends.who', { initial, date: formatDay(joinedAt, timezone) })}</p>
        <p className="text-muted text-sm">
          {t(`states.${state}`)}
          {reason !== null && ` ${t(`reasons.${reason}`)}`}
          {expiresAt !== null && ` ${t('friends.until', { date: formatDay(expiresAt, timezone) })}`}
        </p>
      </div>
    </li>
  );
}
