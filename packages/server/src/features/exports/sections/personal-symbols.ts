import { type ExportedPersonalSymbol, exportedPersonalSymbol } from '@chitta/contract';
import { csvStart, toCsv } from '../archive/csv.ts';
import type { ExportSection } from '../export-section.ts';
import { exportTexts } from '../texts/export-texts.ts';
import { createPersonalSymbolExportQueries, type OwnSymbolRow } from './personal-symbols.queries.ts';

/** Symbols of the member's own, as data and as a table. */
export const personalSymbolsSection: ExportSection = {
  name: 'personal-symbols',
  tables: ['personal_symbols'],
  item: exportedPersonalSymbol,
  count: ({ db }, userId) => createPersonalSymbolExportQueries(db).count(userId),
  estimateBytes: async ({ db }, userId) => 250 * (await createPersonalSymbolExportQueries(db).count(userId)),
  async write({ context, member, language }, files) {
    const rows = await createPersonalSymbolExportQueries(context.db).list(member.id);
    await files.addItems('personal-symbols', rows.map(toExported));
    if (rows.length === 0) return;
    const head = Object.values(exportTexts[language].symbolColumns);
    await files.addFile('tables/personal-symbols.csv', [csvStart, toCsv([head, ...rows.map(toCells)])]);
  },
};

function toExported({ createdAt, updatedAt, ...row }: OwnSymbolRow): ExportedPersonalSymbol {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** In the order of `symbolColumns`. */
function toCells(row: OwnSymbolRow): (string | number | null)[] {
  const { name, variations, description, category, personalContext, emotionalImpact } = row;
  const counted = [emotionalImpact, row.language, row.frequency];
  return [name, variations.join('; '), description, category, personalContext, ...counted];
}
