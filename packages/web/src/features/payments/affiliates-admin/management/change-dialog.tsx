import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/ui/text-field.tsx';
import { tiersQuery } from '../affiliates-admin.api.ts';
import { parseDecimal, toTyped } from '../parse-decimal.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { TierField } from '../tier-field.tsx';
import { rateDigits } from './rate-digits.ts';
import type { AffiliateDialogProps } from './status-dialog.tsx';

/** Another tier, or a rate of the affiliate's own. */
export function ChangeDialog({ affiliate, onClose }: AffiliateDialogProps) {
  const { t } = useTranslation('affiliates-admin');
  const { user, tier, ownRateBps } = affiliate;
  const tiers = useQuery(tiersQuery);
  const [key, setKey] = useState(tier.key);
  const [rate, setRate] = useState(ownRateBps === null ? '' : toTyped(ownRateBps, rateDigits));
  const typed = rate.trim() === '' ? null : parseDecimal(rate, rateDigits);
  const isWrong = rate.trim() !== '' && (typed === null || typed < 0 || typed > 10_000);
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`${t('list.do.change')}: ${user.username}`}
      effect={t('list.effect.change')}
      submit={t('save')}
      build={(reason) =>
        isWrong ? null : { kind: 'change', id: user.id, body: { tier: key, ownRateBps: typed, reason } }
      }
    >
      <TierField tiers={tiers.data ?? [tier]} value={key} onChoose={setKey} />
      <TextField
        label={t('list.ownRate')}
        hint={t('list.ownRateHint')}
        error={isWrong ? t('tier.rateInvalid') : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={rate}
        onChange={({ target }) => setRate(target.value)}
      />
    </ReasonDialog>
  );
}
