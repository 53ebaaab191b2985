import type { MessagingPreferences } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { profileQuery, useSetMessaging } from '../profile.api.ts';
import { EmailInstead } from './email-instead.tsx';
import { askPushPermission } from './push-permission.ts';
import '../profile.css';

/** On which ways Chitta may write to the member. Every choice is saved at once. */
export function MessagingSection() {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery(profileQuery);
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('messaging.title')}</h2>
      <p className="text-muted">{t('messaging.lead')}</p>
      {data && <Choices preferences={data.messaging} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {!data && error && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{errorMessage(error)}</p>
          <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Choices({ preferences }: { readonly preferences: MessagingPreferences }) {
  const { t } = useTranslation('profile');
  const [isRefused, setRefused] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const save = useSetMessaging();

  const keep = (changes: Partial<MessagingPreferences>, said = t('saved')) => {
    setNote('');
    setProblem(null);
    save.mutate({ ...preferences, ...changes }, { onSuccess: () => setNote(said) });
  };
  const switchPush = async (isOn: boolean) => {
    if (!isOn) return keep({ pushNotifications: false });
    const permission = await askPushPermission().catch(() => 'failed' as const);
    if (permission === 'granted') return keep({ pushNotifications: true });
    if (permission === 'denied') return setRefused(true);
    setProblem(permission === 'undecided' ? null : t(`messaging.push.${permission}`));
  };
  const failure = problem ?? (save.error && t('notSaved', { problem: errorMessage(save.error) }));
  return (
    <div className="messaging-list">
      <SwitchField
        label={t('messaging.email.label')}
        hint={t('messaging.email.hint')}
        isOn={preferences.emailNotifications}
        onChange={(emailNotifications) => keep({ emailNotifications })}
      />
      <SwitchField
        label={t('messaging.push.label')}
        hint={t('messaging.push.hint')}
        isOn={preferences.pushNotifications}
        onChange={(isOn) => void switchPush(isOn)}
      />
      <div className="messaging-state">
        <p role="status" className="text-muted">
          {save.isPending ? t('saving') : note}
        </p>
        {failure && (
          <p role="alert" className="field-error">
            {failure}
          </p>
        )}
      </div>
      <EmailInstead
        isOpen={isRefused}
        onAnswer={(isWanted) => {
          setRefused(false);
          const changes = { emailNotifications: true, pushNotifications: false };
          if (isWanted) keep(changes, t('messaging.emailEnabled'));
        }}
      />
    </div>
  );
}
