import type { MemoryRecallGain } from '@chitta/contract';
import { expect, it } from 'vitest';
import { gainFinding } from './gain-finding.ts';

const stretch: NonNullable<MemoryRecallGain['baseline']> = {
  from: '2026-11-01',
  to: '2026-11-07',
  dreams: { n: 7, count: 3, low: 0.16, high: 0.75 },
  fragments: 1,
  unknown: 0,
};
const of = (low: number, high: number) => ({
  baseline: stretch,
  since: stretch,
  gain: { value: (low + high) / 2, low, high },
});

it.each([
  ['none', { baseline: null, since: null, gain: null }],
  ['baseline', { baseline: stretch, since: null, gain: null }],
  ['early', { baseline: stretch, since: stretch, gain: null }],
  ['more', of(0.02, 0.4)],
  ['fewer', of(-0.4, -0.01)],
  ['same', of(-0.1, 0.3)],
] as const)('%s', (finding, recall) => {
  expect(gainFinding(recall)).toBe(finding);
});
