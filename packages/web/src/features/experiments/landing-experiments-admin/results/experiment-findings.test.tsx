import type { ExperimentResults } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { buildExperiment, buildPhase, buildResults } from '../testing/build-experiment.ts';
import { ExperimentFindings } from './experiment-findings.tsx';

const results = 'GET /api/admin/experiments/7/results';

beforeAll(() => loadWords('experiments-admin', 'charts'));
afterEach(() => vi.restoreAllMocks());

function open(answer: ExperimentResults | (() => unknown), answers: object = {}) {
  const calls = stubApi({
    [results]: typeof answer === 'function' ? answer : dataAnswer(answer),
    ...answers,
  } as StubAnswers);
  const ended = buildPhase({ endedAt: '2026-11-05T08:00:00.000Z' });
  const phases = [ended, buildPhase({ id: 13, number: 2, startedAt: '2026-11-05T08:00:00.000Z' })];
  const view = renderPart(<ExperimentFindings experiment={buildExperiment({ status: 'running', phases })} />);
  return { ...view, calls };
}

const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('ExperimentFindings', () => {
  it('says who is better, with the interval in words and in figures', async () => {
    open(buildResults());
    expect(await screen.findByRole('heading', { name: 'Question is better' })).toBeTruthy();
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
      'Question: 61%, between 20% and 102%. Chance to be better: 99.9%.',
    );
    const figures = document.querySelector('.chart-table tbody tr')?.textContent;
    expect(figures).toBe('Question20%61%102%99.9%61%0.01%');
    expect(screen.getByText(/^17 days · split as the weights say · 3 visitors left out/)).toBeTruthy();
  });

  it('tells each step as a part of those who could take it', async () => {
    open(buildResults());
    await screen.findByRole('table', { name: /^Steps of each variant/ });
    expect(row('Visitors')).toEqual(['1,000', '1,010']);
    expect(row('Accounts opened')).toEqual(['80 (8%)', '130 (12.9%)']);
    expect(row('Paid by them')).toEqual(['€49.90 · $9.99', 'none yet']);
    expect(row('… confirmed')).toEqual(['0 (0%)', '0 (0%)']);
    expect(row('Seen of the page')).toEqual(['62%', '62%']);
    expect(row('Seconds')).toEqual(['42', '42']);
  });

  it('does not pretend to know: says what is still missing', async () => {
    const verdict = {
      kind: 'cannot_tell_yet',
      variant: null,
      hindrances: ['too_few_visitors', 'too_few_days', 'interval_holds_zero'],
      least: { visitors: 150, days: 7 },
    } as const;
    open(buildResults({ days: 2, verdict: { ...verdict, hindrances: [...verdict.hindrances] } }));
    expect(await screen.findByRole('heading', { name: 'Cannot tell yet' })).toBeTruthy();
    expect(
      screen.getByText('Each variant needs at least 150 visitors; one has had 1,000 so far.'),
    ).toBeTruthy();
    expect(screen.getByText('It has to run at least 7 days; so far 2.')).toBeTruthy();
    expect(screen.getByText(/could still be chance/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['sign_up', 'Question: 61%, between -100% and 702%. Chance to be better: 99.9%.'],
    ['revenue', 'Question: 61%, between -332.9% and 702%. Chance to be better: 99.9%.'],
  ] as const)(
    'says nothing of less than none, but of money that was paid back: %s',
    async (metric, words) => {
      const { arms } = buildResults();
      const wide = arms.map((arm) => ({
        ...arm,
        evaluation: arm.evaluation && { ...arm.evaluation, interval: [-3.329, 7.02] as [number, number] },
      }));
      open(buildResults({ metric, arms: wide }));
      const chart = await screen.findByRole('slider');
      expect(chart.getAttribute('aria-valuetext')).toBe(words);
      expect(screen.getByText(/computed .* at \d/)).toBeTruthy();
    },
  );

  it('has words and no numbers where nothing follows', async () => {
    const [control, other] = buildResults().arms as [
      ExperimentResults['arms'][0],
      ExperimentResults['arms'][0],
    ];
    const evaluation = { ...other.evaluation, undetermined: 'no_visitors' } as typeof other.evaluation;
    const empty = { averageScrollDepth: null, averageSeconds: null, bounceRate: null };
    open(
      buildResults({
        arms: [
          { ...control, ...empty },
          { ...other, ...empty, evaluation },
        ],
      }),
    );
    expect(await screen.findByText('Question: no visitors yet')).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(row('Did nothing')).toEqual(['not known', 'not known']);
    expect(document.body.textContent).not.toContain('NaN');
  });

  it('raises the alarm where the split is off, and shows no effect', async () => {
    const verdict = { ...buildResults().verdict, kind: 'split_off', variant: null } as const;
    open(buildResults({ verdict, split: { pValue: 0.00002, healthy: false } }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/split is off.*0.002%/);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByRole('table', { name: /^Steps/ })).toBeTruthy();
  });

  it('looks at another figure and another phase, beginning with the last', async () => {
    const { user, calls } = open(buildResults());
    await screen.findByRole('slider');
    await user.selectOptions(screen.getByLabelText('What is compared'), 'Premium');
    await user.selectOptions(screen.getByLabelText('Phase'), 'Phase 1');
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls.map(({ url }) => url.split('?')[1])).toEqual([
      'metric=sign_up&phase=2',
      'metric=premium&phase=2',
      'metric=premium&phase=1',
    ]);
  });

  it('compares revenue in one currency at a time, and says in which', async () => {
    const { user, calls } = open(buildResults({ metric: 'revenue' }));
    await screen.findByRole('slider');
    expect(screen.queryByLabelText('Currency')).toBeNull();
    await user.selectOptions(screen.getByLabelText('What is compared'), 'Revenue');
    const currency = await screen.findByLabelText<HTMLSelectElement>('Currency');
    expect([currency.value, ...[...currency.options].map(({ text }) => text)]).toEqual([
      'eur',
      'Euro',
      'US Dollar',
    ]);
    expect(screen.getByText(/^Revenue \(Euro\) for each visitor/)).toBeTruthy();
    await user.selectOptions(currency, 'US Dollar');
    await waitFor(() => expect(calls.at(-1)?.url).toMatch(/metric=revenue&phase=2&currency=usd$/));
  });

  it('asks for no currency where all have paid in the same', async () => {
    const { user } = open(buildResults({ metric: 'revenue', currencies: ['eur'] }));
    await user.selectOptions(await screen.findByLabelText('What is compared'), 'Revenue');
    await screen.findByText(/^Revenue \(Euro\)/);
    expect(screen.queryByLabelText('Currency')).toBeNull();
  });

  it('says what is wrong, and looks again', async () => {
    let isBroken = true;
    const { user } = open(() =>
      isBroken ? failureAnswer(503, 'server.database', 'no') : dataAnswer(buildResults()),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('database');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByRole('slider')).toBeTruthy();
  });

  it('saves the figures of the phase as a file, and says where that fails', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    const { user, calls } = open(buildResults(), {
      'GET /api/admin/experiments/7/results/file': failureAnswer(503, 'server.overloaded', 'busy'),
    });
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(calls.at(-1)?.url).toContain('phase=1');
    expect(clicked).not.toHaveBeenCalled();
  });
});
