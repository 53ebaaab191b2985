import type { Allowance, ReadDreamResponse } from '@chitta/contract';
import type { DeviceLevel, DeviceReading } from './device-reading-protocol.ts';

/** A reading of this device in the shape of the server's answer, until that takes its place. */
export interface DeviceAnswer extends ReadDreamResponse {
  readonly composedOn: 'device';
  /** `Idempotency-Key` under which the server was asked, and is asked again: its answer may only have been lost. */
  readonly key: string;
}

export function deviceAnswer(
  composed: DeviceReading,
  {
    level,
    allowance,
    key,
  }: { readonly level: DeviceLevel; readonly allowance: Allowance; readonly key: string },
): DeviceAnswer {
  return {
    ...composed,
    success: true,
    message: '',
    isPremiumTranslation: level === 'premium',
    allowance,
    composedOn: 'device',
    key,
  };
}

export function isComposedOnDevice(answer: ReadDreamResponse): answer is DeviceAnswer {
  return 'composedOn' in answer && answer.composedOn === 'device';
}
