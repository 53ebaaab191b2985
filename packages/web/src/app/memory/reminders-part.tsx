import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PushSwitch } from '#web/features/messaging/push-subscriptions/preferences/push-switch.tsx';
import { devicesQuery } from '#web/features/messaging/push-subscriptions/push-subscriptions.api.ts';
import { remindersQuery } from '#web/features/messaging/reminders/reminders.api.ts';
import { RemindersSection } from '#web/features/messaging/reminders/reminders-section.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { installApp } from '../install-prompt.ts';

/** Whether notifications reach anybody is asked anew once this device was turned on or off. */
function useReachAnew(): void {
  const client = useQueryClient();
  const { data: devices } = useQuery(devicesQuery);
  const reach = devices && `${devices.isOn} ${devices.items.length}`;
  const before = useRef(reach);
  useEffect(() => {
    const wasKnown = before.current !== undefined;
    if (wasKnown && before.current !== reach) void client.invalidateQueries(remindersQuery);
    before.current = reach;
  }, [client, reach]);
}

/** When the member is reminded, with what turns notifications on for this device where none would come. */
export function RemindersPart({ memberId }: { readonly memberId: number }) {
  const { t } = useTranslation('app');
  useReachAnew();
  return (
    <RemindersSection
      turnOn={
        <PushSwitch
          memberId={memberId}
          installWay={
            <p>
              <button type="button" className={buttonClass('quiet')} onClick={installApp}>
                {t('footer.install')}
              </button>
            </p>
          }
        />
      }
    />
  );
}
