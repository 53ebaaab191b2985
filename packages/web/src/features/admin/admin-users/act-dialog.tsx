import type { AdminUserItem } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReasonForm } from '#web/ui/reason-form/reason-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAct } from './admin-users.api.ts';
import { takingActs, type UserAct } from './user-acts.ts';

export interface WantedAct {
  readonly act: UserAct;
  readonly user: Pick<AdminUserItem, 'id' | 'username'>;
}

interface ActDialogProps {
  /** Null: nothing is wanted, and the dialog is closed. */
  readonly wanted: WantedAct | null;
  readonly onClose: () => void;
  readonly onDone?: (wanted: WantedAct) => void;
}

/** Says what an act does, asks why, and does it: the reason is what keeps a slip from being an act. */
export function ActDialog({ wanted, onClose, onDone }: ActDialogProps) {
  const { t } = useTranslation('admin-users');
  const name = wanted?.user.username ?? '';
  return (
    <Dialog isOpen={wanted !== null} onClose={onClose} title={wanted ? t(`act.${wanted.act}`, { name }) : ''}>
      {wanted && (
        <ActForm
          wanted={wanted}
          onClose={onClose}
          onDone={() => {
            onClose();
            onDone?.(wanted);
          }}
        />
      )}
    </Dialog>
  );
}

interface ActFormProps {
  readonly wanted: WantedAct;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ActForm({ wanted: { act, user }, onClose, onDone }: ActFormProps) {
  const { t } = useTranslation('admin-users');
  const run = useAct();
  const [day, setDay] = useState(() => dayAhead(30));
  const until = endOf(day);
  return (
    <ReasonForm
      effect={t(`effect.${act}`)}
      action={t(`do.${act}`)}
      isTaking={takingActs.has(act)}
      run={run}
      isValid={act !== 'grantAccess' || until !== null}
      onSubmit={(reason) =>
        run.mutate({ act, id: user.id, reason, until: until ?? '' }, { onSuccess: onDone })
      }
      onClose={onClose}
    >
      {(isTried) =>
        act === 'grantAccess' && (
          <TextField
            label={t('until')}
            hint={t('untilHint')}
            type="date"
            min={dayAhead(0)}
            max={lastDay}
            error={isTried && until === null ? t('untilWrong') : undefined}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )
      }
    </ReasonForm>
  );
}

/** A day so many days from now where the browser is, as a date field holds it. */
function dayAhead(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
}

/** A date field takes years of six digits, which neither the server nor anybody means. */
const lastDay = '9999-12-30';

/** The end of a day where the browser is; an emptied field means the end of this one. Null: no day that can be sent. */
function endOf(day: string): string | null {
  const wanted = day || dayAhead(0);
  const isSent = wanted.length === lastDay.length && wanted <= lastDay;
  return isSent ? new Date(`${wanted}T23:59:59`).toISOString() : null;
}
