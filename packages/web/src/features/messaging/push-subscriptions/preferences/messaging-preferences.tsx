import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DeviceList } from './device-list.tsx';
import { MailSwitch } from './mail-switch.tsx';
import { PushSwitch } from './push-switch.tsx';
import './messaging-preferences.css';

interface MessagingPreferencesProps {
  readonly memberId: number;
  /** The way to install the app, for browsers that receive nothing without. */
  readonly installWay: ReactNode;
}

/** How Chitta may write to the member, with what is really so on this device. */
export function MessagingPreferences({ memberId, installWay }: MessagingPreferencesProps) {
  const { t } = useTranslation('push');
  const titleId = useId();
  return (
    <section className="settings-section messaging" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className="text-muted">{t('lead')}</p>
      <MailSwitch />
      <PushSwitch memberId={memberId} installWay={installWay} />
      <DeviceList memberId={memberId} />
    </section>
  );
}
