import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { buildFigure, buildReport, buildRunning } from '../testing/build-report.ts';
import { PrintedReport } from './printed-report.tsx';

const one = 'GET /api/admin/system-reports/7';
const figures = 'GET /api/admin/system-reports/7/figures';

beforeAll(() => loadWords('system-reports', 'audit-log'));
afterEach(async () => {
  await i18n.changeLanguage('en');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(answers: Record<string, unknown>) {
  const calls = stubApi(answers as StubAnswers);
  return { calls, ...renderPart(<PrintedReport id="7" />) };
}

describe('a report to be printed', () => {
  const report = buildReport({ title: 'November', description: 'For the meeting.' });
  const answers = {
    [one]: dataAnswer(report),
    [figures]: dataAnswer({
      report,
      figures: [
        buildFigure({ value: 1234 }),
        buildFigure({ part: 'active', value: 1200 }),
        buildFigure({ part: 'other', value: 34 }),
        buildFigure({ measure: 'joined', value: 0 }),
      ],
    }),
  };

  it('has every figure with its parts, and says what is folded', async () => {
    open(answers);
    expect(await screen.findByRole('heading', { level: 1, name: 'November' })).toBeTruthy();
    expect(screen.getByText('For the meeting.')).toBeTruthy();
    const accounts = await screen.findByRole('region', { name: 'Accounts, when the report was made' });
    expect(within(accounts).getByText('1,234')).toBeTruthy();
    expect(
      within(accounts)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['PartValue', 'Active1,200', 'Others together34']);
    const joined = screen.getByRole('region', { name: 'New accounts' });
    expect(within(joined).getByText('0')).toBeTruthy();
    expect(within(joined).queryByRole('table')).toBeNull();
    const dreaming = screen.getByRole('region', { name: 'Members who wrote a dream' });
    expect(within(dreaming).getByText('Too little to tell')).toBeTruthy();
    expect(screen.getByText(/fewer than five members/)).toBeTruthy();
    expect(screen.getByText(/asked for by luna\./)).toBeTruthy();
  });

  it.each([
    ['en', 'Acts of administrators', ['Ticket answered', 'Variant rolled out']],
    ['es', 'Actos de administración', ['Mensaje respondido', 'Variante publicada para todos']],
  ] as const)('names in %s what administrators did', async (language, heading, named) => {
    await i18n.changeLanguage(language);
    await loadWords('system-reports', 'audit-log');
    const security = buildReport({ type: 'security' });
    const acts = { measure: 'admin_acts' } as const;
    open({
      [one]: dataAnswer(security),
      [figures]: dataAnswer({
        report: security,
        figures: [
          buildFigure({ ...acts, value: 7 }),
          buildFigure({ ...acts, part: 'ticket.answered', value: 5 }),
          buildFigure({ ...acts, part: 'experiment.rolled_out', value: 2 }),
        ],
      }),
    });
    const region = await screen.findByRole('region', { name: heading });
    const rows = within(region).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(named);
  });

  it('is printed, and leads back', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = open(answers);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'All reports' }).getAttribute('href')).toBe(
      '/admin/system-reports',
    );
  });

  it('is saved, or says why not', async () => {
    const { user } = open({
      ...answers,
      'GET /api/admin/system-reports/7/file': failureAnswer(429, 'requests.too_many', 'no'),
    });
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Too many requests/);
  });
});

describe('a report that is not there to be read', () => {
  it('shows how far it is, and itself once it is ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isReady = false;
    const { calls } = open({
      [one]: () => dataAnswer(isReady ? buildReport() : buildRunning({ progress: 55 })),
      [figures]: dataAnswer({ report: buildReport(), figures: [buildFigure()] }),
    });
    const bar = await screen.findByRole('progressbar', { name: 'Progress of Members' });
    expect(bar.getAttribute('value')).toBe('55');
    expect(calls.some(({ key }) => key === figures)).toBe(false);
    isReady = true;
    await vi.advanceTimersByTimeAsync(2_100);
    expect(await screen.findByText('40')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('says why it failed', async () => {
    open({ [one]: dataAnswer(buildReport({ status: 'failed', failure: 'no_room' })) });
    expect((await screen.findByRole('alert')).textContent).toContain('too little room on the disk');
  });

  it('says that it is gone, and looks again', async () => {
    let isThere = false;
    const { user } = open({
      [one]: () =>
        isThere ? dataAnswer(buildRunning()) : failureAnswer(404, 'system_reports.not_found', 'no'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such report.');
    isThere = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });
});
