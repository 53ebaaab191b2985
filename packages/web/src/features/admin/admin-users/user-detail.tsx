import type { AdminUser, AuditEntry } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActDialog, type WantedAct } from './act-dialog.tsx';
import { adminUserQuery } from './admin-users.api.ts';
import { StatusStar } from './status-star.tsx';
import { availableActs, takingActs } from './user-acts.ts';
import { UserFacts } from './user-facts.tsx';
import { UserState } from './user-state.tsx';
import './admin-users.css';

interface UserDetailProps {
  readonly id: string;
  readonly ownId: number;
  /** What the member pays and was given. */
  readonly renderMembership: (user: AdminUser) => ReactNode;
  /** How acts of the log are shown. */
  readonly renderActs: (acts: readonly AuditEntry[]) => ReactNode;
}

/** One member: state, counts, and what can be done. Nothing that they wrote. */
export function UserDetail({ id, ownId, ...parts }: UserDetailProps) {
  const { t } = useTranslation('admin-users');
  const { data, error, isFetching, refetch } = useQuery(adminUserQuery(id));
  if (data) return <LoadedUser user={data} ownId={ownId} {...parts} />;
  if (!error)
    return (
      <div className="grid gap-6" aria-hidden>
        <Skeleton className="h-12 w-64 max-w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <h1 className="page-title">{t('notShown')}</h1>
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </div>
  );
}

interface LoadedUserProps extends Omit<UserDetailProps, 'id'> {
  readonly user: AdminUser;
}

function LoadedUser({ user, ownId, renderMembership, renderActs }: LoadedUserProps) {
  const { t } = useTranslation('admin-users');
  const [wanted, setWanted] = useState<WantedAct | null>(null);
  const [done, setDone] = useState<WantedAct | null>(null);
  const acts = availableActs(user, ownId);
  return (
    <>
      <header>
        <h1 className="page-title break-words">{user.username}</h1>
        <p className="admin-lead admin-user-lead">
          <StatusStar status={user.accountStatus} />
          <span>
            {user.email} · <UserState user={user} />
          </span>
        </p>
      </header>
      <p role="status" className="admin-done">
        {done && t('done', { act: t(`act.${done.act}`, { name: user.username }) })}
      </p>
      <section className="settings-section">
        <h2>{t('acts')}</h2>
        {acts.length === 0 && <p className="text-muted">{t('noActs')}</p>}
        <p className="act-buttons">
          {acts.map((act) => (
            <Button
              key={act}
              variant={takingActs.has(act) ? 'danger' : 'quiet'}
              onClick={() => setWanted({ act, user })}
            >
              {t(`do.${act}`)}
            </Button>
          ))}
        </p>
      </section>
      <UserFacts user={user} />
      {renderMembership(user)}
      <section className="settings-section">
        <h2>{t('log')}</h2>
        {user.acts.length === 0 ? <p className="text-muted">{t('noLog')}</p> : renderActs(user.acts)}
      </section>
      <ActDialog wanted={wanted} onClose={() => setWanted(null)} onDone={setDone} />
    </>
  );
}
