import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailChangeForm } from './email-change-form.tsx';
import { usePendingChange } from './email-changes.api.ts';
import { PendingChange } from './pending-change.tsx';

/** The address of the account and how to change it. `state` says whether it is verified. */
export function EmailSection({ state }: { readonly state?: ReactNode }) {
  const { t } = useTranslation('email-changes');
  const titleId = useId();
  const { email } = useMember();
  const { waiting, error, isPending, isFetching, refetch } = usePendingChange();
  const isFocusLost = useRef(false);
  const isFormHidden = isPending || waiting !== null;
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <div className="grid gap-1">
        <p className="break-words">{t('current', { email })}</p>
        {state}
      </div>
      {error && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>
            {t('problem')} {errorMessage(error)}
          </p>
          <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      <div className={waiting ? 'grid *:[grid-area:1/1]' : 'grid gap-4'}>
        <PendingChange change={waiting} isFocusLost={isFocusLost} />
        {/* Hidden it keeps its room, so that nothing below moves once it is known what waits. */}
        <div inert={isFormHidden} className={classNames(isFormHidden && 'invisible')}>
          <EmailChangeForm isFocusLost={isFocusLost} />
        </div>
      </div>
    </section>
  );
}
