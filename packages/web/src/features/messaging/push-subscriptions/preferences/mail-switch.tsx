import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { messagingQuery, useChangeMessaging } from '../push-subscriptions.api.ts';

/** Whether Chitta may write by mail. Shown as chosen at once, and as it was where that could not be kept. */
export function MailSwitch() {
  const { t } = useTranslation('push');
  const { data, error, isFetching, refetch } = useQuery(messagingQuery);
  const change = useChangeMessaging();
  if (!data && error) {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{errorMessage(error)}</p>
        <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-11 w-full" />;
  const { emailNotifications } = change.isPending ? change.variables : data;
  return (
    <div className="grid gap-2">
      <SwitchField
        label={t('mail.label')}
        hint={t('mail.hint')}
        isOn={emailNotifications}
        onChange={(isOn) => change.mutate({ ...data, emailNotifications: isOn })}
      />
      {change.error && (
        <p role="alert" className="field-error">
          {t('notSaved', { problem: errorMessage(change.error) })}
        </p>
      )}
    </div>
  );
}
