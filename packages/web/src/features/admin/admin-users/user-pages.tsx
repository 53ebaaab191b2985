import type { AdminUserItem } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { paths } from '#web/lib/paths.ts';
import { ListPages } from '#web/ui/list-pages.tsx';
import { adminUsersQuery, type UserFilters } from './admin-users.api.ts';
import { StatusStar } from './status-star.tsx';
import { UserState } from './user-state.tsx';
import './admin-users.css';

interface UserPagesProps {
  readonly filters: UserFilters;
  /** What is said where nobody is found. */
  readonly empty: string;
  /** What can be done to each, beside its name. */
  readonly end?: (user: AdminUserItem) => ReactNode;
}

/** Members page by page, each a way to what is known of them. */
export function UserPages({ filters, empty, end }: UserPagesProps) {
  const { t } = useTranslation('admin-users');
  const list = useInfiniteQuery(adminUsersQuery(filters));
  return (
    <ListPages list={list} empty={empty} more={t('more')} retry={t('retry')}>
      {(users) => (
        <ul aria-label={t('found')}>
          {users.map((user) => (
            <UserRow key={user.id} user={user} end={end?.(user)} />
          ))}
        </ul>
      )}
    </ListPages>
  );
}

function UserRow({ user, end }: { readonly user: AdminUserItem; readonly end: ReactNode }) {
  const { t } = useTranslation('admin-users');
  const since = new Date(user.createdAt).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });
  return (
    <li className="admin-user-row">
      <StatusStar status={user.accountStatus} />
      <div className="min-w-0">
        <p>
          <Link to={paths.adminUser} params={{ userId: String(user.id) }} className="admin-user-name">
            {user.username}
          </Link>{' '}
          <span className="text-muted">{user.email}</span>
        </p>
        <p className="text-muted text-sm">
          {t('number', { id: user.id })} · <UserState user={user} /> · {t('since', { day: since })}
        </p>
      </div>
      {end}
    </li>
  );
}
