import type { AdminUserItem } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ActDialog, type WantedAct } from './act-dialog.tsx';
import type { UserFilters } from './admin-users.api.ts';
import { takingActs, verificationActs } from './user-acts.ts';
import { UserPages } from './user-pages.tsx';

const pending: UserFilters = { search: '', status: 'pending', tier: '', verified: 'false', admin: '' };

/** Accounts whose address nobody has proven, and what can be done about each. */
export function PendingUsers({ ownId }: { readonly ownId: number }) {
  const { t } = useTranslation('admin-users');
  const [wanted, setWanted] = useState<WantedAct | null>(null);
  const [done, setDone] = useState<WantedAct | null>(null);
  const buttonsOf = (user: AdminUserItem) => (
    <p className="act-buttons">
      {verificationActs(user, ownId).map((act) => (
        <Button
          key={act}
          variant={takingActs.has(act) ? 'danger' : 'quiet'}
          aria-label={t(`act.${act}`, { name: user.username })}
          onClick={() => setWanted({ act, user })}
        >
          {t(`do.${act}`)}
        </Button>
      ))}
    </p>
  );
  return (
    <>
      <p role="status" className="admin-done">
        {done && t('done', { act: t(`act.${done.act}`, { name: done.user.username }) })}
      </p>
      <UserPages filters={pending} empty={t('nonePending')} end={buttonsOf} />
      <ActDialog wanted={wanted} onClose={() => setWanted(null)} onDone={setDone} />
    </>
  );
}
