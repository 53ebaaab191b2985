import type { AlarmRuleState } from '@chitta/contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { RuleList } from './rule-list.tsx';

const rule: AlarmRuleState = {
  rule: 'disk_low',
  severity: 'alarm',
  unit: 'bytes',
  raiseAt: 500_000_000,
  clearAt: 700_000_000,
  isBelow: true,
  raiseAfter: 0,
  clearAfter: 0,
  mutedUntil: null,
};

beforeAll(() => loadWords('monitoring'));

async function limitsOf(change: Partial<AlarmRuleState>): Promise<string> {
  renderPart(<RuleList rules={[{ ...rule, ...change }]} />);
  const name = await screen.findByRole('heading', { level: 3, hidden: true });
  return name.nextElementSibling?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
}

it.each<[string, Partial<AlarmRuleState>]>([
  ['Alarm · below 500 MB, over from 700 MB.', {}],
  [
    'Warning · from 5%, over at 2%. Only if it lasts 2 min.',
    { severity: 'warning', unit: 'share', raiseAt: 0.05, clearAt: 0.02, isBelow: false, raiseAfter: 120 },
  ],
  [
    'Warning · from 2 sec, over at 1 sec.',
    { severity: 'warning', unit: 'milliseconds', raiseAt: 2_000, clearAt: 1_000, isBelow: false },
  ],
  ['Alarm · from 3, over at 0.', { unit: 'count', raiseAt: 3, clearAt: 0, isBelow: false }],
  ['Alarm · as soon as it is so.', { unit: 'state', raiseAt: 1, clearAt: 0, isBelow: false }],
])('says %s', async (words, change) => {
  expect(await limitsOf(change)).toBe(words);
});

it('says in its title how many are muted', async () => {
  const mutedUntil = '2099-01-01T00:00:00Z';
  const muted = { ...rule, mutedUntil };
  renderPart(<RuleList rules={[muted, { ...muted, rule: 'backup_old' }, { ...rule, rule: 'mails_late' }]} />);
  expect(await screen.findByText('What raises an alarm (2 muted)')).toBeTruthy();
  expect(screen.getAllByText(/^Muted until/)).toHaveLength(2);
});
