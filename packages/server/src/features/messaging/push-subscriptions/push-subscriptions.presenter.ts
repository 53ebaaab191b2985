import { hash } from 'node:crypto';
import type { PushDevice } from '@chitta/contract';
import type { PushSubscriptionRow } from '#server/db/tables/messaging/push-subscriptions.ts';
import { describeUserAgent } from '../../identity/sessions/describe-device.ts';

/** What its member sees of a device: neither its keys nor its address. */
export function presentDevice(row: PushSubscriptionRow): PushDevice {
  return {
    id: row.id,
    ...describeUserAgent(row.userAgent),
    service: new URL(row.endpoint).hostname,
    endpointHash: hashEndpoint(row.endpoint),
    createdAt: row.createdAt.toISOString(),
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    isActive: row.isActive,
  };
}

/** As browsers hash it themselves. */
export const hashEndpoint = (endpoint: string): string => hash('sha256', endpoint, 'hex');
