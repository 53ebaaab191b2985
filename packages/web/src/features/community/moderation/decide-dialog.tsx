import type { CommunityCase } from '@chitta/contract';
import {
  type CommunityDecision,
  type CommunityHiddenReason,
  communityHiddenReasons,
} from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReasonForm } from '#web/ui/reason-form/reason-form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useDecide } from './moderation.api.ts';

interface DecideDialogProps {
  readonly of: CommunityCase;
  readonly decision: CommunityDecision;
  readonly onClose: () => void;
}

/** What the case itself says: why it is held, else what it was reported for first. A slip tells its writer nothing worse. */
const likelyReason = ({ hiddenReason, reports }: CommunityCase): CommunityHiddenReason =>
  hiddenReason ?? reports[0]?.reason ?? 'other';

/** Asks why, since the reason stands in the audit log; what is hidden also tells its writer a reason. */
export function DecideDialog({ of, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('community-moderation');
  const run = useDecide(of);
  const [hiddenReason, setHiddenReason] = useState(() => likelyReason(of));
  // The case goes from the list with its decision, and callbacks of `mutate` would go with it.
  const send = (reason: string) =>
    run.mutateAsync(decision === 'hide' ? { decision, hiddenReason, reason } : { decision, reason }).then(
      () => {
        toast({ title: t(`done.${decision}`) });
        onClose();
      },
      () => undefined,
    );
  return (
    <Dialog
      isOpen
      title={t('decideOn', {
        what: t(`decide.${decision}`),
        of: t(`case.${of.kind}`, { pseudonym: of.author.pseudonym }),
      })}
      onClose={onClose}
    >
      <ReasonForm
        effect={t(`effect.${decision}`)}
        action={t(`decide.${decision}`)}
        isTaking={decision === 'hide'}
        run={run}
        onSubmit={(reason) => void send(reason)}
        onClose={onClose}
      >
        {() =>
          decision === 'hide' && (
            <SelectField
              label={t('tells')}
              value={hiddenReason}
              onChange={({ target }) =>
                setHiddenReason(communityHiddenReasons.find((each) => each === target.value) ?? hiddenReason)
              }
            >
              {communityHiddenReasons.map((each) => (
                <option key={each} value={each}>
                  {t(`reasons.${each}`)}
                </option>
              ))}
            </SelectField>
          )
        }
      </ReasonForm>
    </Dialog>
  );
}
