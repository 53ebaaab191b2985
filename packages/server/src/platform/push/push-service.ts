import { readVapidKeys, type VapidKeyParts, type VapidKeys } from './vapid-keys.ts';

export interface PushService {
  /** The pair that this server proves with who it is. Read once; asked again after a failure. */
  readonly keys: () => Promise<VapidKeys>;
  /** Called whenever there is a push to send; set by whoever sends them. */
  onEnqueued: () => void;
}

export function createPushService(parts: VapidKeyParts): PushService {
  let keys: Promise<VapidKeys> | undefined;
  return {
    keys() {
      keys ??= readVapidKeys(parts).catch((error: unknown) => {
        keys = undefined;
        throw error;
      });
      return keys;
    },
    onEnqueued: () => undefined,
  };
}
