import type { WholeCircle } from '@chitta/contract';
import { circle as limits } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useRemoveMember } from './circles.api.ts';

type CircleMember = WholeCircle['members'][number];

/** Everybody who reads what is shared here. Whoever made the circle can take others out. */
export function CircleMembers({ circle }: { readonly circle: WholeCircle }) {
  const { t } = useTranslation('community-circles');
  const [leaving, setLeaving] = useState<CircleMember | null>(null);
  const remove = useRemoveMember(circle.id);
  const close = () => {
    remove.reset();
    setLeaving(null);
  };
  const traitsOf = ({ isYou, isMaker, isBlocked }: CircleMember) =>
    [isYou && t('member.you'), isMaker && t('member.maker'), isBlocked && t('member.blocked')]
      .filter(Boolean)
      .join(', ');
  return (
    <section aria-labelledby="circle-members" className="grid gap-3">
      <h2 id="circle-members" className="community-subtitle">
        {t('members')}
      </h2>
      <p className="text-muted">{t('membersText', { members: limits.members })}</p>
      <ul className="circle-list">
        {circle.members.map((member) => (
          <li key={member.id}>
            <span>
              {member.pseudonym} <span className="text-muted text-sm">{traitsOf(member)}</span>
            </span>
            {circle.isMine && !member.isYou && (
              <Button variant="quiet" onClick={() => setLeaving(member)}>
                {t('remove.open')}
                <span className="sr-only">: {member.pseudonym}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={t('remove.title', { pseudonym: leaving.pseudonym })}
          text={t('remove.text')}
          go={t('remove.go')}
          stay={t('stay')}
          run={remove}
          onGo={() => {
            void remove.mutateAsync(leaving.id).then(
              () => {
                toast({ title: t('remove.done', { pseudonym: leaving.pseudonym }) });
                close();
              },
              () => undefined,
            );
          }}
          onClose={close}
        />
      )}
    </section>
  );
}
