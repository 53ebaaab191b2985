import { exportedReadingSettings } from '@chitta/contract';
import { readReadingSettings } from '#server/features/journal/reading-settings/read-reading-settings.ts';
import type { ExportSection } from '../export-section.ts';

/** How the member wants to be read to: columns of the member's own row. */
export const readingSettingsSection: ExportSection = {
  name: 'reading-settings',
  tables: ['users'],
  item: exportedReadingSettings,
  count: async () => 1,
  estimateBytes: async () => 300,
  async write({ context, member }, files) {
    const { modelConsentAt, ...settings } = await readReadingSettings(context, member);
    await files.addItems('reading-settings', [
      { ...settings, modelConsentAt: modelConsentAt?.toISOString() ?? null },
    ]);
  },
};
