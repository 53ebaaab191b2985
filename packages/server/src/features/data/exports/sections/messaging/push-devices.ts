import { exportedPushDevice } from '@chitta/contract';
import { describeUserAgent } from '../../../../identity/sessions/describe-device.ts';
import type { ExportSection } from '../../export-section.ts';
import { createPushDeviceExportQueries } from './push-devices.queries.ts';

/** Devices that are sent pushes; neither their keys nor their addresses, which are for this server alone. */
export const pushDevicesSection: ExportSection = {
  name: 'push-devices',
  tables: ['push_subscriptions'],
  item: exportedPushDevice,
  count: ({ db }, userId) => createPushDeviceExportQueries(db).count(userId),
  estimateBytes: async ({ db }, userId) => 400 * (await createPushDeviceExportQueries(db).count(userId)),
  async write({ context, member }, files) {
    const rows = await createPushDeviceExportQueries(context.db).list(member.id);
    const items = rows.map(({ userAgent, endpoint, isActive, createdAt, lastSuccessAt }) => ({
      ...describeUserAgent(userAgent),
      userAgent,
      service: new URL(endpoint).hostname,
      isActive,
      createdAt: createdAt.toISOString(),
      lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    }));
    await files.addItems('push-devices', items);
  },
};
