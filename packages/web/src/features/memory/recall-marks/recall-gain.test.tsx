import type { MemoryRecallGain } from '@chitta/contract';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { RecallGain } from './recall-gain.tsx';

type Share = NonNullable<MemoryRecallGain['baseline']>['dreams'];

const stretch = (dreams: Share) => ({
  from: '2026-11-01',
  to: '2026-11-07',
  dreams,
  fragments: 1,
  unknown: 2,
});
const baseline = stretch({ n: 7, count: 2, low: 0.08, high: 0.64 });
const since = stretch({ n: 40, count: 30, low: 0.6, high: 0.86 });

async function open(recall: Partial<MemoryRecallGain>) {
  const part = renderPart(
    <>
      <RecallGain recall={{ baseline: null, since: null, gain: null, ...recall }} />
      <p>after</p>
    </>,
  );
  await screen.findByText('after');
  return part;
}

const rows = () => screen.queryAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);

describe('RecallGain', () => {
  beforeAll(() => loadWords('recall-marks'));

  it('says what the first week is for where nothing was marked', async () => {
    await open({});
    expect(screen.getByText(/^Mark your mornings for a week/)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows the first week alone while it lasts', async () => {
    await open({ baseline });
    expect(screen.getByRole('heading').textContent).toBe(
      'This is your first week: it shows where your recall starts from',
    );
    expect(rows()).toEqual(['TimeWith a dreamMarked nightsAt leastAt most', 'First week278%64%']);
  });

  it('says that it is too early, without a difference', async () => {
    await open({ baseline, since: stretch({ n: 3, count: 1, low: null, high: null }) });
    expect(screen.getByRole('heading').textContent).toMatch(/^Too early to say what has changed/);
    expect(rows().at(-1)).toBe('Since then13––');
    expect(screen.queryByText(/^Difference/)).toBeNull();
  });

  it('says the gain with how sure it is, in which unit, and what part of it may be noticing', async () => {
    await open({ baseline, since, gain: { value: 0.46, low: 0.08, high: 0.68 } });
    expect(screen.getByRole('heading').textContent).toBe(
      'You recall dreams on more nights than in your first week',
    );
    expect(screen.getByText(/^Share of the marked nights with a dream, in percent/)).toBeTruthy();
    expect(
      screen.getByText('Difference: 46 percentage points; with 95% certainty between 8 and 68.'),
    ).toBeTruthy();
    expect(screen.getByText(/^Part of any gain is that marking makes you notice/)).toBeTruthy();
  });

  it('calls nothing a gain that may be chance', async () => {
    await open({ baseline, since, gain: { value: 0.1, low: -0.2, high: 0.4 } });
    expect(screen.getByRole('heading').textContent).toBe('No change beyond chance so far');
  });
});
