import type { SystemReport } from '@chitta/contract';
import type { ShownReport } from './system-reports.queries.ts';

export function presentReport(row: ShownReport): SystemReport {
  const { id, type, title, description, status, progress, failure, size, rows, downloadCount } = row;
  return {
    id,
    type,
    title,
    description,
    status,
    from: row.periodFrom,
    until: row.periodUntil,
    progress,
    failure,
    createdAt: row.createdAt.toISOString(),
    generatedAt: row.generatedAt?.toISOString() ?? null,
    generatedBy: row.askedBy,
    size,
    rows,
    downloadCount,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
