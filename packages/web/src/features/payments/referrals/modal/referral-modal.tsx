import type { SessionUser } from '@chitta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { isPremium } from '#web/lib/session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { lookAgain, useClaimMonths, useDismissNews } from '../referrals.api.ts';
import { ContinueSharing } from './continue-sharing.tsx';
import { RefereeUpgrade } from './referee-upgrade.tsx';
import { ReferrerCelebration } from './referrer-celebration.tsx';
import { type ReferralNotice, useReferralNotice } from './use-referral-notice.ts';
import '../referrals.css';

/** Hours that the modal stays away: where nothing else is said, and after `Later`. */
const tomorrow = 24;
const nextWeek = 168;

interface ReferralModalProps {
  readonly user: SessionUser;
}

/** Tells members what came of a link: theirs, or the one that they came by. */
export function ReferralModal({ user }: ReferralModalProps) {
  const { t } = useTranslation('referral-modal');
  const { notice, close } = useReferralNotice(user.id);
  const titles = {
    referee_upgrade_prompt: t('referee.title'),
    referrer_celebration: t('referrer.title'),
    continue_sharing: t('sharing.title'),
  };
  return <Told notice={notice} user={user} title={notice ? titles[notice.type] : ''} onClose={close} />;
}

interface ToldProps extends ReferralModalProps {
  readonly notice: ReferralNotice | null;
  readonly title: string;
  readonly onClose: () => void;
}

function Told({ notice, user, title, onClose }: ToldProps) {
  const { t } = useTranslation('referral-modal');
  const [said, setSaid] = useState<string | null>(null);
  const leave = () => {
    setSaid(null);
    onClose();
  };
  const dismissal = useDismissNews();
  const act = useMainAction(user, leave);

  const dismiss = (hours: number) =>
    dismissal.mutate(hours, {
      onSuccess: leave,
      onError: () => toast({ title: t('error'), description: t('dismissFailed'), variant: 'destructive' }),
    });
  const handleClose = () => {
    if (notice === null) return;
    leave();
    dismiss(tomorrow);
  };
  const ways = {
    isBusy: dismissal.isPending || act.isBusy,
    onAct: act.run,
    onLater: () => dismiss(nextWeek),
    onTomorrow: () => dismiss(tomorrow),
    onSaid: setSaid,
  };
  return (
    <Dialog isOpen={notice !== null} onClose={handleClose} title={title} className="referral-modal">
      {notice?.type === 'referee_upgrade_prompt' && <RefereeUpgrade {...ways} />}
      {notice?.type === 'referrer_celebration' && <ReferrerCelebration {...ways} notice={notice} />}
      {notice?.type === 'continue_sharing' && <ContinueSharing {...ways} notice={notice} />}
      <p role="status" className="referral-said">
        {said}
      </p>
      {(act.error ?? dismissal.error) && (
        <p role="alert" className="form-failure">
          {act.error ? errorMessage(act.error) : t('dismissFailed')}
        </p>
      )}
    </Dialog>
  );
}

/** Months move the renewal of who has a membership; everybody else is led to one. */
function useMainAction(user: SessionUser, onClose: () => void) {
  const { t } = useTranslation('referral-modal');
  const client = useQueryClient();
  const navigate = useNavigate();
  const claim = useClaimMonths();
  const upgrade = () => {
    onClose();
    void lookAgain(client);
    void navigate({ to: membershipPaths.subscribe });
  };
  const run = () => {
    if (!isPremium(user)) return upgrade();
    claim.mutate(undefined, {
      onSuccess: ({ claimedMonths, renewsAt }) => {
        if (claimedMonths === 0) return upgrade();
        onClose();
        const date = renewsAt === null ? '' : formatDay(renewsAt, user.timezone);
        toast({
          title: t('claimed.title', { count: claimedMonths }),
          ...(date !== '' && { description: t('claimed.text', { date }) }),
        });
      },
    });
  };
  return { run, isBusy: claim.isPending, error: claim.error };
}
