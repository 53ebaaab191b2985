import type { AdminAffiliateApplication } from '@chitta/contract';
import { affiliate } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaField } from '#web/ui/area-field.tsx';
import { tiersQuery } from '../affiliates-admin.api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { TierField } from '../tier-field.tsx';

export type Verdict = 'approved' | 'rejected';

interface ReviewDialogProps {
  readonly wanted: { readonly application: AdminAffiliateApplication; readonly verdict: Verdict } | null;
  readonly onClose: () => void;
}

/** Decides an application: with a tier where it is approved, and words for the mail. */
export function ReviewDialog({ wanted, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('affiliates-admin');
  const tiers = useQuery(tiersQuery);
  const [tier, setTier] = useState('');
  const [notes, setNotes] = useState('');
  const close = () => {
    setNotes('');
    onClose();
  };
  if (!wanted) return null;
  const { application, verdict } = wanted;
  const chosen = tier || tiers.data?.[0]?.key;
  return (
    <ReasonDialog
      isOpen
      onClose={close}
      title={t(`review.title_${verdict}`, { name: application.applicant.username })}
      effect={t(`review.effect.${verdict}`)}
      submit={t(`review.do.${verdict}`)}
      isTaking={verdict === 'rejected'}
      build={(reason) => ({
        kind: 'review',
        id: application.id,
        body: { verdict, reason, notes, ...(verdict === 'approved' && chosen && { tier: chosen }) },
      })}
    >
      {verdict === 'approved' && (
        <TierField tiers={tiers.data ?? []} value={chosen ?? ''} onChoose={setTier} />
      )}
      <AreaField
        label={t('review.notes')}
        hint={t('review.notesHint')}
        value={notes}
        maxLength={affiliate.note}
        rows={3}
        onWrite={setNotes}
      />
    </ReasonDialog>
  );
}
