import { memorySettings } from '@chitta/contract';
import { readMemorySettings } from '#server/features/memory/memory-settings/read-memory-settings.ts';
import type { ExportSection } from '../../export-section.ts';
import { createMemoryExportQueries } from './memory.queries.ts';

/** How the member wants to train their memory, where they said so. */
export const memorySettingsSection: ExportSection = {
  name: 'memory-settings',
  tables: ['memory_settings'],
  item: memorySettings,
  count: ({ db }, userId) => createMemoryExportQueries(db).countSettings(userId),
  estimateBytes: async () => 300,
  async write({ context, member }, files) {
    const hasSaid = (await createMemoryExportQueries(context.db).countSettings(member.id)) > 0;
    if (hasSaid) await files.addItems('memory-settings', [await readMemorySettings(context.db, member.id)]);
  },
};
