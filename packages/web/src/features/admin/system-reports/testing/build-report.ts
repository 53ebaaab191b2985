import type { ReportFigure, SystemReport } from '@chitta/contract';

/** A report that is ready, unless it is told otherwise. */
export function buildReport(changes: Partial<SystemReport> = {}): SystemReport {
  return {
    id: 7,
    type: 'members',
    title: '',
    description: '',
    status: 'ready',
    from: '2026-11-01',
    until: '2026-11-21',
    progress: 100,
    failure: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    generatedAt: '2026-11-21T12:00:01.000Z',
    generatedBy: 'luna',
    size: 12_345,
    rows: 321,
    downloadCount: 0,
    expiresAt: '2027-02-19T12:00:01.000Z',
    ...changes,
  };
}

/** One that is being made. */
export function buildRunning(changes: Partial<SystemReport> = {}): SystemReport {
  return buildReport({
    status: 'generating',
    progress: 0,
    generatedAt: null,
    size: null,
    rows: null,
    expiresAt: null,
    ...changes,
  });
}

export function buildFigure(changes: Partial<ReportFigure> = {}): ReportFigure {
  return { measure: 'accounts', part: null, value: 40, unit: 'count', currency: null, ...changes };
}
