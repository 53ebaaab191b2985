import {
  type ExportedDeletedPersonalSymbol,
  type ExportedPersonalSymbol,
  exportedPersonalSymbol,
} from '@chitta/contract';
import { csvStart, toCsv } from '../archive/csv.ts';
import type { ExportSection } from '../export-section.ts';
import { exportTexts } from '../texts/export-texts.ts';
import { createPersonalSymbolExportQueries, type OwnSymbolRow } from './personal-symbols.queries.ts';

/** Symbols of the member's own, as data and as a table. */
export const personalSymbolsSection: ExportSection = {
  name: 'personal-symbols',
  tables: ['personal_symbols'],
  item: exportedPersonalSymbol,
  count: ({ db }, userId) => createPersonalSymbolExportQueries(db).count(userId, 'kept'),
  estimateBytes: async ({ db }, userId) =>
    250 * (await createPersonalSymbolExportQueries(db).count(userId, 'kept')),
  async write({ context, member, language }, files) {
    const rows = await createPersonalSymbolExportQueries(context.db).list(member.id, 'kept');
    await files.addItems('personal-symbols', rows.map(toExportedSymbol));
    if (rows.length === 0) return;
    const head = Object.values(exportTexts[language].symbolColumns);
    await files.addFile('tables/personal-symbols.csv', [csvStart, toCsv([head, ...rows.map(toCells)])]);
  },
};

/** As the data files hold it; with `deletedAt` where it waits to be erased. */
export function toExportedSymbol(
  row: OwnSymbolRow,
): ExportedPersonalSymbol & Partial<ExportedDeletedPersonalSymbol> {
  const { createdAt, updatedAt, deletedAt, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
  };
}

/** In the order of `symbolColumns`. */
function toCells(row: OwnSymbolRow): (string | number | null)[] {
  const { name, variations, description, category, personalContext, emotionalImpact } = row;
  const counted = [emotionalImpact, row.language, row.frequency];
  return [name, variations.join('; '), description, category, personalContext, ...counted];
}
