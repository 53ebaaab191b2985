import type { AdminReferral } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReasonForm } from '#web/ui/reason-form/reason-form.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { type Review, useReview } from '../referrals-admin.api.ts';

export type Verdict = Review['verdict'];

interface ReviewDialogProps {
  readonly referral: AdminReferral;
  readonly verdict: Verdict;
  readonly onClose: () => void;
}

/** Approves or rejects a referral, with the reason that stands in the audit log. */
export function ReviewDialog({ referral: { id }, verdict, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('referrals-admin');
  const run = useReview();
  // What is decided goes from the list, and callbacks of `mutate` would go with it.
  const handleReason = (reason: string) =>
    run.mutateAsync({ id, verdict, reason }).then(
      () => {
        toast({ title: t(`${verdict}.done`, { id }) });
        onClose();
      },
      () => undefined,
    );
  return (
    <Dialog isOpen title={t(`${verdict}.title`, { id })} onClose={onClose}>
      <ReasonForm
        effect={t(`${verdict}.effect`)}
        action={t(`${verdict}.do`)}
        isTaking={verdict === 'rejected'}
        run={run}
        onSubmit={(reason) => void handleReason(reason)}
        onClose={onClose}
      />
    </Dialog>
  );
}
