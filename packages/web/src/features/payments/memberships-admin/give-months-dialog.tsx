import type { Membership } from '@chitta/contract';
import { freeMonthsAtOnce } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { randomId } from '#web/lib/forms/random-id.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReasonForm } from '#web/ui/reason-form/reason-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useGiveMonths } from './memberships-admin.api.ts';

interface GiveMonthsDialogProps extends GiveMonthsFormProps {
  readonly isOpen: boolean;
  readonly name: string;
}

/** Asks how many months of premium a member is given, and why. */
export function GiveMonthsDialog({ isOpen, name, ...form }: GiveMonthsDialogProps) {
  const { t } = useTranslation('memberships-admin');
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={t('give.title', { name })}>
      {isOpen && <GiveMonthsForm {...form} />}
    </Dialog>
  );
}

interface GiveMonthsFormProps {
  readonly userId: string;
  readonly membership: Membership;
  readonly onClose: () => void;
  readonly onDone: (months: number) => void;
}

function GiveMonthsForm({ userId, membership, onClose, onDone }: GiveMonthsFormProps) {
  const { t } = useTranslation('memberships-admin');
  const run = useGiveMonths(userId);
  const [typed, setTyped] = useState('1');
  const [opening] = useState(randomId);
  const months = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  const isValid = months >= 1 && months <= freeMonthsAtOnce;
  const range = t('give.range', { max: freeMonthsAtOnce });
  return (
    <ReasonForm
      effect={useEffectOfMonths(membership)}
      action={t('give.do')}
      run={run}
      isValid={isValid}
      onSubmit={(reason) => run.mutate({ months, reason, opening }, { onSuccess: () => onDone(months) })}
      onClose={onClose}
    >
      {(isTried) => (
        <TextField
          label={t('give.months')}
          hint={range}
          error={isTried && !isValid ? t('give.wrong', { max: freeMonthsAtOnce }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ReasonForm>
  );
}

/** What months do depends on what there is: they move a renewal, follow an end, or begin at once. */
function useEffectOfMonths({ subscription }: Membership): string {
  const { t } = useTranslation('memberships-admin');
  if (subscription?.cancelsAtPeriodEnd)
    return t('give.after', { date: formatDay(subscription.periodEnd, null) });
  if (subscription && subscription.status !== 'past_due')
    return t('give.moves', { date: formatDay(subscription.periodEnd, null) });
  return t('give.begins');
}
