import type { PushDevice } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useRemoveDevice, useTestDevice } from '../push-subscriptions.api.ts';

interface DeviceRowProps {
  readonly device: PushDevice;
  readonly isThis: boolean;
  readonly onRemoved: (device: string) => void;
}

function useDeviceWords({ browser, system }: Pick<PushDevice, 'browser' | 'system'>): string {
  const { t } = useTranslation('push');
  if (browser && system) return t('device.name', { browser, system });
  return browser ?? system ?? t('device.unknown');
}

/** One device that is sent notifications: what it is, since when, a test, and its end. */
export function DeviceRow({ device, isThis, onRemoved }: DeviceRowProps) {
  const { t } = useTranslation('push');
  const name = useDeviceWords(device);
  const test = useTestDevice();
  const [isAsking, setAsking] = useState(false);
  const day = (value: string) => new Date(value).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });
  const facts = [
    ...(isThis ? [t('device.this')] : []),
    t('device.since', { date: day(device.createdAt) }),
    ...(device.isActive ? [] : [t('device.refused')]),
  ];
  return (
    <li className="push-device">
      <div className="min-w-0">
        <p className={isThis ? 'font-semibold' : undefined}>{name}</p>
        <p className="text-muted text-sm">{facts.join(' · ')}</p>
        <p role="status" className="text-sm empty:hidden">
          {test.data && t(`test.${test.data.outcome}`)}
        </p>
        {test.error && (
          <p role="alert" className="field-error">
            {errorMessage(test.error)}
          </p>
        )}
      </div>
      <div className="push-device-acts">
        <Button
          variant="ghost"
          isBusy={test.isPending}
          aria-label={t('test.sendTo', { device: name })}
          onClick={() => test.mutate(device.id)}
        >
          {t('test.send')}
        </Button>
        {!isThis && (
          <Button
            variant="ghost"
            aria-label={t('device.removeOne', { device: name })}
            onClick={() => setAsking(true)}
          >
            {t('device.remove')}
          </Button>
        )}
      </div>
      <RemovalDialog
        id={device.id}
        name={name}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onRemoved={() => onRemoved(name)}
      />
    </li>
  );
}

interface RemovalDialogProps {
  readonly id: number;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** It cannot be brought back from here: only on the device itself. */
function RemovalDialog({ id, name, isOpen, onClose, onRemoved }: RemovalDialogProps) {
  const { t } = useTranslation('push');
  const removal = useRemoveDevice();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('removal.title', { device: name })}>
      <div className="mt-3 grid gap-4">
        <p>{t('removal.text')}</p>
        {removal.error && (
          <p role="alert" className="field-error">
            {errorMessage(removal.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="danger"
            isBusy={removal.isPending}
            // The device that is gone takes this row with it, and callbacks of `mutate` go with their part.
            onClick={() => void removal.mutateAsync(id).then(onRemoved, () => undefined)}
          >
            {t('device.remove')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
