import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { devicesQuery } from '../push-subscriptions.api.ts';
import { DeviceRow } from './device-row.tsx';
import { useOwnDevice } from './use-push-switch.ts';

/** Every device of the member that is sent notifications, with this one marked. */
export function DeviceList({ memberId }: { readonly memberId: number }) {
  const { t } = useTranslation('push');
  const titleId = useId();
  const outcome = useRef<HTMLParagraphElement>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery(devicesQuery);
  const own = useOwnDevice(memberId);
  const handleRemoved = (device: string) => {
    setRemoved(device);
    // What was pressed is gone from the list.
    outcome.current?.focus();
  };
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
  if (!data) return <Skeleton className="h-24 w-full" />;
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3 id={titleId} className="field-label">
        {t('devices.title')}
      </h3>
      {!data.isOn && data.items.length > 0 && <p>{t('devices.off')}</p>}
      <p ref={outcome} role="status" tabIndex={-1} className="empty:hidden">
        {removed !== null && t('devices.removed', { device: removed })}
      </p>
      {data.items.length === 0 ? (
        <p className="text-muted">{t('devices.none')}</p>
      ) : (
        <ul className="grid">
          {data.items.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isThis={device.id === own?.id}
              onRemoved={handleRemoved}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
