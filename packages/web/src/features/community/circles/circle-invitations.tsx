import type { CircleInvitation, WholeCircle } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useInvite, useRevoke } from './circles.api.ts';

const dayOf = (time: string) =>
  new Date(time).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

/** The address that lets one person in. Its token stands behind the sign that browsers send to no server. */
const linkOf = (token: string) => `${window.location.origin}${communityPaths.invitation}#token=${token}`;

/** Makes links, each for one person, and takes them back. */
export function CircleInvitations({ circle }: { readonly circle: WholeCircle }) {
  const { t } = useTranslation('community-circles');
  const invite = useInvite(circle.id);
  const made = invite.data;
  const isOpen = made && circle.invitations.some(({ id }) => id === made.id);
  return (
    <section aria-labelledby="circle-invite" className="grid gap-3">
      <h2 id="circle-invite" className="community-subtitle">
        {t('invite.title')}
      </h2>
      <p className="text-muted">{t(circle.isFull ? 'invite.full' : 'invite.text')}</p>
      {!circle.isFull && (
        <p>
          <Button variant="quiet" isBusy={invite.isPending} onClick={() => invite.mutate()}>
            {t('invite.go')}
          </Button>
        </p>
      )}
      {invite.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(invite.error)}
        </p>
      )}
      <div role="status">{isOpen && <MadeLink link={linkOf(made.token)} />}</div>
      {circle.invitations.length > 0 && <OpenInvitations circle={circle} />}
    </section>
  );
}

function MadeLink({ link }: { readonly link: string }) {
  const { t } = useTranslation('community-circles');
  async function handleCopy() {
    try {
      // Over plain HTTP there is no clipboard.
      await navigator.clipboard.writeText(link);
      toast({ title: t('invite.copied') });
    } catch {
      toast({ title: t('invite.notCopied'), variant: 'destructive' });
    }
  }
  return (
    <div className="community-standing">
      <p>{t('invite.once')}</p>
      <p className="circle-link">{link}</p>
      <p>
        <Button variant="quiet" onClick={() => void handleCopy()}>
          {t('invite.copy')}
        </Button>
      </p>
    </div>
  );
}

function OpenInvitations({ circle }: { readonly circle: WholeCircle }) {
  const { t } = useTranslation('community-circles');
  const [asked, setAsked] = useState<CircleInvitation | null>(null);
  const revoke = useRevoke(circle.id);
  const close = () => {
    revoke.reset();
    setAsked(null);
  };
  return (
    <>
      <h3>{t('invite.open')}</h3>
      <ul className="circle-list">
        {circle.invitations.map((invitation) => {
          const times = { made: dayOf(invitation.createdAt), until: dayOf(invitation.expiresAt) };
          return (
            <li key={invitation.id}>
              <span>{t('invite.one', times)}</span>
              <Button variant="quiet" onClick={() => setAsked(invitation)}>
                {t('revoke.open')}
                <span className="sr-only">: {t('invite.one', times)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('revoke.title')}
          text={t('revoke.text')}
          go={t('revoke.go')}
          stay={t('stay')}
          run={revoke}
          onGo={() => void revoke.mutateAsync(asked.id).then(close, () => undefined)}
          onClose={close}
        />
      )}
    </>
  );
}
