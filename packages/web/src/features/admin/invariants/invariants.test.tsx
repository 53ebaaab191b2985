import { type InvariantCheck, invariantNames, invariantSubjects } from '@chitta/contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { Invariants } from './invariants.tsx';
import english from './locales/invariants.en.json' with { type: 'json' };

const well: InvariantCheck = { checkedAt: '2026-11-21T03:17:00Z', asked: 22, broken: [] };
const broken: InvariantCheck = {
  ...well,
  broken: [
    { name: 'charged_twice', subject: 'member', count: 1234, ids: [4, 15], since: '2026-11-19T03:17:00Z' },
    { name: 'payout_sums', subject: 'payout', count: 1, ids: [7], since: '2026-11-21T03:17:00Z' },
    { name: 'stuck_payment_events', subject: 'member', count: 2, ids: [], since: '2026-11-21T03:17:00Z' },
  ],
};

function open(found: unknown, checked: unknown = well) {
  const calls = stubApi({
    'GET /api/admin/invariants': dataAnswer(found),
    'POST /api/admin/invariants': () =>
      checked === null ? failureAnswer(503, 'server.database', 'no') : dataAnswer(checked),
  });
  return { calls, ...renderPart(<Invariants />) };
}

const rules = () => screen.getAllByRole('listitem');

describe('Invariants', () => {
  beforeAll(() => loadWords('invariants'));

  it('has words for everything that can be broken', () => {
    expect(Object.keys(english.wrong)).toEqual([...invariantNames]);
    expect(Object.keys(english.subject)).toEqual([...invariantSubjects]);
  });

  it('says that all is well, and when that was seen', async () => {
    open(well);
    expect(await screen.findByText('All is well: 22 rules hold.')).toBeTruthy();
    expect(screen.getByText(/^Checked Nov 2\d, 2026/)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says what is broken, how often and since when, and leads to the members', async () => {
    open(broken);
    expect(await screen.findByText('3 of 22 rules are broken.')).toBeTruthy();
    const [first, second, third] = rules();
    expect(first?.textContent).toMatch(
      /^Members paid for the same time twice\.1,234 in all, since Nov 1\d, 2026/,
    );
    expect(first?.textContent).toContain('Members 4, 15 and more');
    const links = within(first as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/users/4', '/admin/users/15']);
    expect(second?.textContent).toMatch(/Payouts 7payout_sums$/);
    expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
    expect(third?.textContent).not.toContain('Members ');
    expect(screen.getByText(/docs\/operations\.md/)).toBeTruthy();
  });

  it('checks when it is asked to, and shows what was found then', async () => {
    const { user, calls } = open(null, broken);
    expect(await screen.findByText(/^Nothing has been checked yet\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('3 of 22 rules are broken.')).toBeTruthy();
    expect(calls.map(({ key }) => key)).toEqual(['GET /api/admin/invariants', 'POST /api/admin/invariants']);
  });

  it('keeps what was known where a check fails', async () => {
    const { user } = open(broken, null);
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The database could not be reached.');
    expect(rules()).toHaveLength(3);
  });
});
