import type { SystemReport } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { SystemReports } from './system-reports.tsx';
import { buildReport, buildRunning } from './testing/build-report.ts';

const list = 'GET /api/admin/system-reports';
const create = 'POST /api/admin/system-reports';
const page = (...items: SystemReport[]) => dataAnswer({ items, nextCursor: null });

beforeAll(() => loadWords('system-reports'));
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await i18n.changeLanguage('en');
});

function open(answers: Record<string, unknown>) {
  const calls = stubApi(answers as StubAnswers);
  return { calls, ...renderPart(<SystemReports />) };
}

describe('asking for a report', () => {
  it('sends type, days and title, and says that it goes on by itself', async () => {
    let made: SystemReport[] = [];
    const { user, calls } = open({
      [list]: () => page(...made),
      [create]: () => {
        made = [buildRunning({ type: 'money', title: 'Our year' })];
        return dataAnswer(made[0]);
      },
    });
    expect(await screen.findByText('No report has been made yet.')).toBeTruthy();
    const type = screen.getByRole('combobox', { name: 'What about' });
    await user.selectOptions(type, 'Money');
    expect(screen.getByText(/What came in, what went back/)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last year');
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' Our year ');
    const description = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What it is for' });
    await user.type(description, ' For the meeting,{Enter}in May. ');
    await user.click(screen.getByRole('button', { name: 'Make report' }));
    const year = new Date().getUTCFullYear() - 1;
    await waitFor(() =>
      expect(calls.find(({ key }) => key === create)?.body).toEqual({
        type: 'money',
        from: `${year}-01-01`,
        until: `${year}-12-31`,
        title: 'Our year',
        description: 'For the meeting,\nin May.',
      }),
    );
    expect((await screen.findByRole('status')).textContent).toContain('The report is being made.');
    expect((await screen.findByRole('listitem')).textContent).toContain('Our year');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('');
    expect(description.value).toBe('');
  });

  it('asks for days that can be counted before it asks the server', async () => {
    const { user, calls } = open({ [list]: page() });
    await screen.findByText('No report has been made yet.');
    const until = screen.getByLabelText('Last day (UTC)');
    const make = screen.getByRole('button', { name: 'Make report' });
    const set = async (day: string) => {
      await user.clear(until);
      if (day) await user.type(until, day);
    };
    await set('1999-01-01');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' }).value).toBe('own');
    await user.click(make);
    expect(await screen.findByText('The last day is before the first.')).toBeTruthy();
    expect(until.getAttribute('aria-invalid')).toBe('true');
    await set('2999-01-01');
    expect(screen.getByText('The last day is still to come.')).toBeTruthy();
    await set('');
    expect(screen.getByText('Choose both days.')).toBeTruthy();
    expect(calls.filter(({ key }) => key === create)).toEqual([]);
  });

  it('says why the server refuses', async () => {
    const { user } = open({
      [list]: page(),
      [create]: failureAnswer(409, 'system_reports.being_made', 'no'),
    });
    await user.click(await screen.findByRole('button', { name: 'Make report' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This report is being made already.');
  });
});

describe('the list', () => {
  it('tells of each how far it is and what became of it', async () => {
    open({
      [list]: page(
        buildRunning({ id: 9, progress: 42, type: 'storage' }),
        buildReport({ title: 'November', downloadCount: 1, generatedBy: null }),
        buildReport({ id: 6, status: 'failed', failure: 'interrupted', size: null, rows: null }),
      ),
    });
    const [running, ready, failed] = await screen.findAllByRole('listitem');
    const bar = within(running as HTMLElement).getByRole('progressbar', { name: 'Progress of Storage' });
    expect(bar.getAttribute('value')).toBe('42');
    expect(running?.textContent).toContain('42 % counted · asked for by luna');
    expect(within(running as HTMLElement).queryByRole('button', { name: /Download/ })).toBeNull();
    expect(ready?.textContent).toMatch(
      /^November · MembersNov 1, 2026 to Nov 21, 2026321 lines · 12\.3 kB · downloaded once · made .*a closed account · to be deleted Feb 19, 2027Download/,
    );
    const link = within(ready as HTMLElement).getByRole('link', { name: 'November' });
    expect(link.getAttribute('href')).toBe('/admin/system-reports/7');
    expect(failed?.textContent).toContain('The server ended several times while this report was made.');
    expect(within(failed as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('looks again while a report is being made, and no longer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let looks = 0;
    open({
      [list]: () => {
        looks += 1;
        return page(looks < 3 ? buildRunning({ progress: looks * 30 }) : buildReport());
      },
    });
    expect(await screen.findByText(/30 % counted/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2_100);
    expect(await screen.findByText(/60 % counted/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2_100);
    expect(await screen.findByText(/321 lines/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks).toBe(3);
  });

  it('is narrowed to a type, reads on, and says what failed', async () => {
    const { user, calls } = open({
      [list]: ({ url }: { url: string }) => {
        if (url.includes('cursor')) return failureAnswer(503, 'server.database', 'no');
        return dataAnswer({ items: [buildReport()], nextCursor: 'c1' });
      },
    });
    await screen.findByRole('listitem');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Security');
    await waitFor(() => expect(calls.at(-1)?.url).toBe('/api/admin/system-reports?type=security'));
    await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The database could not be reached.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('says that there is no connection', async () => {
    open({ [list]: 'network-failure' });
    expect((await screen.findByRole('alert')).textContent).toContain('Network error.');
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    await loadWords('system-reports');
    open({ [list]: page(buildReport({ downloadCount: 3 })) });
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toMatch(/^Miembrosdel 1 nov 2026 al 21 nov 2026321 líneas.*descargado 3 veces/);
    expect(within(row).getByRole('button', { name: 'Descargar CSV: Miembros' })).toBeTruthy();
  });
});

describe('deleting a report', () => {
  const remove = 'DELETE /api/admin/system-reports/7';

  it('asks first, and can be left', async () => {
    const { user, calls } = open({ [list]: page(buildReport()) });
    await user.click(await screen.findByRole('button', { name: 'Delete: Members' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this report?' });
    expect(dialog.textContent).toContain('“Members” (Nov 1, 2026 to Nov 21, 2026) goes with its file.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.map(({ key }) => key)).toEqual([list]);
  });

  it('says when it is done', async () => {
    let isGone = false;
    const { user } = open({
      [list]: () => (isGone ? page() : page(buildReport())),
      [remove]: () => {
        isGone = true;
        return { json: { success: true } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete: Members' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted: Members')).toBeTruthy();
    expect(await screen.findByText('No report has been made yet.')).toBeTruthy();
  });

  it('stays open where it failed', async () => {
    const { user } = open({
      [list]: page(buildReport()),
      [remove]: failureAnswer(503, 'server.database', 'no'),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete: Members' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('The database could not be reached.');
  });
});

describe('saving a report', () => {
  const file = 'GET /api/admin/system-reports/7/file';
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = vi.fn();
  });

  it('keeps the file, and counts the download', async () => {
    let looks = 0;
    const { user } = open({
      [list]: () => {
        looks += 1;
        return page(buildReport({ downloadCount: looks - 1 }));
      },
      [file]: { text: 'day,measure', contentType: 'text/csv' },
    });
    await user.click(await screen.findByRole('button', { name: 'Download CSV: Members' }));
    await waitFor(() => expect(saved).toEqual(['download']));
    expect(await screen.findByText(/downloaded once/)).toBeTruthy();
  });

  it('says where the file is gone', async () => {
    const { user } = open({
      [list]: page(buildReport()),
      [file]: failureAnswer(404, 'system_reports.file_gone', 'no'),
    });
    await user.click(await screen.findByRole('button', { name: 'Download CSV: Members' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The file of this report is gone.');
    expect(saved).toEqual([]);
  });
});
