import type { AdminAffiliate } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../reason-dialog.tsx';

export interface AffiliateDialogProps {
  readonly affiliate: AdminAffiliate;
  readonly onClose: () => void;
}

/** Suspends an affiliate, or brings one back. */
export function StatusDialog({ affiliate: { user, status }, onClose }: AffiliateDialogProps) {
  const { t } = useTranslation('affiliates-admin');
  const to = status === 'active' ? 'suspended' : 'active';
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`${t(`list.status.${status}`)}: ${user.username}`}
      effect={t(`list.effect.${to}`)}
      submit={t(`list.status.${status}`)}
      isTaking={to === 'suspended'}
      build={(reason) => ({ kind: 'change', id: user.id, body: { status: to, reason } })}
    />
  );
}
