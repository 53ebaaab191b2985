import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { browserKind } from '#web/lib/device/browser-kind.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { ToldDialog } from '../prompt/told-dialog.tsx';
import { usePushSwitch } from './use-push-switch.ts';

interface PushSwitchProps {
  readonly memberId: number;
  /** The way to install the app, where this browser needs it. */
  readonly installWay: ReactNode;
}

/** Turns notifications of this device on and off, or says why they cannot be. */
export function PushSwitch({ memberId, installWay }: PushSwitchProps) {
  const { t } = useTranslation('push');
  const { state, isOn, isBusy, error, change, enabling } = usePushSwitch(memberId);
  if (state === undefined) return <Skeleton className="h-11 w-full" />;
  return (
    <div className="grid gap-2" aria-busy={isBusy || undefined}>
      {state === 'on' || state === 'off' ? (
        <SwitchField
          label={t('here.label')}
          hint={t('here.hint')}
          isOn={isOn}
          onChange={(isWanted) => !isBusy && change(isWanted)}
        />
      ) : (
        <>
          <p className="field-label">{t('here.label')}</p>
          <p>{t(`here.${state}`)}</p>
          {state === 'blocked' && <p className="text-muted">{t(`unblock.${browserKind().system}`)}</p>}
          {state === 'needs-install' && installWay}
        </>
      )}
      <p role="status" className="text-muted empty:hidden">
        {isBusy && t('here.working')}
      </p>
      {error && (
        <p role="alert" className="field-error">
          {errorMessage(error)}
        </p>
      )}
      <ToldDialog told={enabling.told} onMails={enabling.takeMails} onClose={enabling.forget} />
    </div>
  );
}
