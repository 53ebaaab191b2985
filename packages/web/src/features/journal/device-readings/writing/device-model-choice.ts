import type { Language } from '@chitta/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';
import { modelAvailability } from './browser-model.ts';

/** Whether the browser's own model may write readings on this device; off until it is switched on here. */
export function isDeviceModelChosen(): boolean {
  return readLocal(localKeys.deviceModel) === 'on';
}

export function chooseDeviceModel(isOn: boolean): void {
  writeLocal(localKeys.deviceModel, isOn ? 'on' : 'off');
}

export const deviceModelQuery = (language: Language) =>
  queryOptions({
    queryKey: ['device-model', language] as const,
    queryFn: () => modelAvailability(language),
    staleTime: 0,
    networkMode: 'always',
    meta: { isQuiet: true },
  });
