import type { PushDevice } from '@chitta/contract';

/** A device that the server knows. */
export function buildDevice(overrides: Partial<PushDevice> = {}): PushDevice {
  return {
    id: 3,
    browser: 'Firefox',
    system: 'Android',
    service: 'push.example',
    endpointHash: 'f'.repeat(64),
    createdAt: '2026-11-20T08:00:00.000Z',
    lastSuccessAt: null,
    isActive: true,
    ...overrides,
  };
}
