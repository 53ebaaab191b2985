import type { Finding, FindingsOfMonth } from '@chitta/contract';

const dream = { id: 31, title: 'The stairs', language: 'en' as const, night: '2026-11-20' };

export function buildFinding(overrides: Partial<Finding> = {}): Finding {
  return {
    kind: 'symbol',
    value: 'water',
    name: 'water',
    now: { count: 6, of: 9, low: 0.35, high: 0.88 },
    before: { count: 5, of: 33, low: 0.07, high: 0.31 },
    difference: { value: 0.52, low: 0.15, high: 0.75 },
    p: 0.004,
    dreams: [dream],
    ...overrides,
  };
}

export function buildFindings(overrides: Partial<FindingsOfMonth> = {}): FindingsOfMonth {
  return {
    month: '2026-11-01',
    isPending: false,
    dreams: 9,
    dreamsBefore: 33,
    compared: 21,
    findings: [buildFinding()],
    ...overrides,
  };
}
