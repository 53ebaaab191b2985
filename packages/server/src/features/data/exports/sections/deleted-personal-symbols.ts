import { exportedDeletedPersonalSymbol } from '@chitta/contract';
import type { ExportSection } from '../export-section.ts';
import { createPersonalSymbolExportQueries } from './personal-symbols.queries.ts';
import { toExportedSymbol } from './personal-symbols.ts';

/** Symbols of the member's own that wait to be erased. */
export const deletedPersonalSymbolsSection: ExportSection = {
  name: 'deleted-personal-symbols',
  tables: ['personal_symbols'],
  item: exportedDeletedPersonalSymbol,
  count: ({ db }, userId) => createPersonalSymbolExportQueries(db).count(userId, 'deleted'),
  estimateBytes: async ({ db }, userId) =>
    250 * (await createPersonalSymbolExportQueries(db).count(userId, 'deleted')),
  async write({ context, member }, files) {
    const rows = await createPersonalSymbolExportQueries(context.db).list(member.id, 'deleted');
    if (rows.length === 0) return;
    await files.addItems('deleted-personal-symbols', rows.map(toExportedSymbol));
  },
};
