import { alarmRules } from '@chitta/contract/limits';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import english from '#web/features/admin/monitoring/locales/monitoring.en.json' with { type: 'json' };
import { liveMs } from '#web/features/admin/monitoring/monitoring.api.ts';
import {
  buildAlarm,
  buildMonitoring,
  shownAt,
} from '#web/features/admin/monitoring/testing/build-monitoring.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const monitoringKey = 'GET /api/admin/monitoring';

function open(shown: unknown, answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ id: 7, isAdmin: true }) },
    [monitoringKey]: typeof shown === 'function' ? shown : dataAnswer(shown),
    ...answers,
  } as StubAnswers);
  const asked = () => calls.filter(({ key }) => key === monitoringKey).length;
  return { calls, asked, ...renderApp('/system-monitoring') };
}

const section = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement;
/** Text as it is read, without the spaces that do not break. */
const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';

afterEach(() => vi.useRealTimers());

describe('/system-monitoring', () => {
  it('has words for each rule', () => {
    expect(Object.keys(english.rules)).toEqual([...alarmRules]);
  });

  it('says in a line that all is well, and tells figures with their units', async () => {
    open(buildMonitoring());
    expect(await screen.findByText('All is well')).toBeTruthy();
    expect(screen.getByText('None is on.')).toBeTruthy();
    const traffic = await section('Requests');
    const tiles = [...traffic.querySelectorAll('.figure-tile')].map(textOf);
    expect(tiles).toEqual([
      'Calls answered12,345at most 59 in a minute',
      'Failures of the server120.1% of all calls',
      '95 of 100 answers took less than131 mshalf of them less than 8.4 ms',
      '95 of 100 readings took less than1.2 sec41 readings, half of them less than 140 ms',
    ]);
    const rows = within(traffic).getAllByRole('row').map(textOf);
    expect(rows.slice(1)).toEqual(['accounts.signed_out4011,200', 'server.database50312']);
  });

  it('tells what waits, of nodes, of the database and of jobs', async () => {
    open(buildMonitoring());
    const queues = within(await section('What waits'))
      .getAllByRole('listitem')
      .map(textOf);
    expect(queues[0]).toContain('Mails3 waiting · the oldest for 95 sec');
    expect(queues[0]).toContain('one tried where the mail server could not be used · 0 given up');
    expect(queues[1]).toMatch(/^Pushes0 waiting25 devices reached/);
    const nodes = textOf(await section('Nodes'));
    for (const words of [
      'north:3000',
      'Running',
      '1.2.0',
      '2 of 6 lent out, 0 wait',
      '180 MB of 4.2 GB',
      '42 GB',
    ])
      expect(nodes).toContain(words);
    const machine = textOf(await section('Database and backups'));
    for (const words of ['18.0, embedded', '74 MB', '7 open, 1 busy, at most 100', '5 hr ago'])
      expect(machine).toContain(words);
    const jobs = within(await section('Jobs'))
      .getAllByRole('row')
      .map(textOf);
    expect(jobs.slice(1)).toEqual(['purge-mailsfailednever yet', 'back-up-dailydone5 hr ago']);
  });

  it('says what there is not yet', async () => {
    const shown = buildMonitoring({
      checkedAt: null,
      nodes: [],
      jobs: [],
      backup: { isDaily: true, newestAt: null },
      traffic: {
        ...buildMonitoring().traffic,
        readings: { count: 0, p50: null, p95: null },
        reasons: [],
      },
    });
    open(shown);
    expect(await screen.findByText('Nobody is watching')).toBeTruthy();
    for (const words of [
      /No node has judged alarms yet/,
      /None has been heard of yet/,
      'No node runs jobs yet.',
      'none yet',
      'nothing was read within the hour',
      'No call was refused or failed.',
    ])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it('says that nobody judges alarms any more', async () => {
    open(buildMonitoring({ checkedAt: '2026-11-22T07:30:00Z' }));
    expect(await screen.findByText('Nobody is watching')).toBeTruthy();
    expect(screen.getByText(/^Alarms were judged last at/)).toBeTruthy();
  });

  it('says what is wrong, and tries again', async () => {
    let isBroken = true;
    const { user } = open(() =>
      isBroken ? failureAnswer(503, 'server.database', 'no') : dataAnswer(buildMonitoring()),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('The database could not be reached.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('All is well')).toBeTruthy();
  });
});

describe('while it is open', () => {
  it('looks again by itself, and keeps what it has where that fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isBroken = false;
    const { asked } = open(() =>
      isBroken ? failureAnswer(503, 'server.database', 'no') : dataAnswer(buildMonitoring()),
    );
    expect(await screen.findByText('All is well')).toBeTruthy();
    const heading = screen.getByRole('heading', { name: 'Requests' });
    isBroken = true;
    await act(() => vi.advanceTimersByTimeAsync(liveMs));
    await waitFor(() => expect(asked()).toBe(2));
    expect(await screen.findByText(/^Figures of .*The database could not be reached\.$/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Requests' })).toBe(heading);
    isBroken = false;
    await act(() => vi.advanceTimersByTimeAsync(liveMs));
    expect(await screen.findByText(/renewed by themselves$/)).toBeTruthy();
  });

  it('stands still when it is paused, until it is asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked, user } = open(buildMonitoring());
    const pause = await screen.findByRole('button', { name: 'Pause' });
    expect(pause.getAttribute('aria-pressed')).toBe('false');
    await user.click(pause);
    expect(pause.getAttribute('aria-pressed')).toBe('true');
    const before = asked();
    await act(() => vi.advanceTimersByTimeAsync(4 * liveMs));
    expect(asked()).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });
});

describe('alarms', () => {
  const seen = buildAlarm({ acknowledgedAt: shownAt });

  it('say what they are of, where, since when and what to do, each by sign and word', async () => {
    const warning = buildAlarm({
      id: 8,
      rule: 'job_failed',
      severity: 'warning',
      unit: 'state',
      value: 1,
      subject: 'purge-mails',
      toldAt: null,
    });
    const past = buildAlarm({ id: 3, resolvedAt: shownAt });
    open(buildMonitoring({ state: 'alarm', alarms: { open: [buildAlarm(), warning], recent: [past] } }));
    expect(await screen.findByText('2 things need you')).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Alarms' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(textOf(first)).toMatch(/^AlarmThe disk is nearly fullWhere: north:3000Now: 420 MBSince /);
    expect(textOf(first)).toContain('Less than 500 MB are free.');
    expect(textOf(second)).toMatch(/^WarningA job has failedWhere: purge-mailsSince /);
    expect(textOf(second)).toContain('Nobody was told');
    const signs = [first, second].map((each) =>
      each?.querySelector('.state-mark svg')?.getAttribute('class'),
    );
    expect(new Set(signs).size).toBe(2);
    expect(screen.getByText('One that is over')).toBeTruthy();
    expect(screen.getByText(/^The disk is nearly full/, { selector: '.alarm-history li' })).toBeTruthy();
  });

  it('are acknowledged, and the focus stays there', async () => {
    let alarm = buildAlarm();
    const { user, calls } = open(
      () => dataAnswer(buildMonitoring({ state: 'alarm', alarms: { open: [alarm], recent: [] } })),
      {
        'POST /api/admin/monitoring/alarms/7/acknowledge': () => {
          alarm = seen;
          return dataAnswer(seen);
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Acknowledge: The disk is nearly full' }));
    const words = await screen.findByText(/^Acknowledged at/);
    expect(calls.map(({ key }) => key)).toContain('POST /api/admin/monitoring/alarms/7/acknowledge');
    expect(document.activeElement).toBe(words.parentElement);
  });

  it('say why they could not be', async () => {
    const { user } = open(buildMonitoring({ state: 'alarm', alarms: { open: [buildAlarm()], recent: [] } }), {
      'POST /api/admin/monitoring/alarms/7/acknowledge': failureAnswer(409, 'monitoring.alarm_over', 'no'),
    });
    await user.click(await screen.findByRole('button', { name: /^Acknowledge/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('This alarm is over already.');
  });
});

describe('rules', () => {
  it('say when an alarm is raised and over', async () => {
    open(buildMonitoring());
    const items = within(await section('Rules'))
      .getAllByRole('listitem', { hidden: true })
      .map(textOf);
    expect(items).toHaveLength(alarmRules.length);
    expect(items[0]).toContain('Warning · from 30 min, over at 5 min. Only if it lasts 2 min.');
    expect(items.at(-1)).toContain('Warning · as soon as it is so.');
  });

  it('are muted for a while, and told of again', async () => {
    const shown = buildMonitoring({ state: 'alarm', alarms: { open: [buildAlarm()], recent: [] } });
    const rule = shown.rules.find((each) => each.rule === 'disk_low');
    let mutedUntil: string | null = '2099-11-22T16:00:00Z';
    const { user, calls } = open(shown, {
      'PUT /api/admin/monitoring/rules/disk_low/mute': () => dataAnswer({ ...rule, mutedUntil }),
    });
    const list = await screen.findByRole('list', { name: 'Alarms' });
    const group = within(list).getByRole('group', { name: 'Notices of “The disk is nearly full”' });
    await user.click(within(group).getByRole('button', { name: /^Mute for 8/ }));
    expect(await within(group).findByText(/^Muted until Nov 22, 2099/)).toBeTruthy();
    expect(document.activeElement).toBe(group);
    expect(screen.getByText('What raises an alarm (one muted)')).toBeTruthy();
    mutedUntil = null;
    await user.click(within(group).getByRole('button', { name: 'Tell again' }));
    expect(await within(group).findAllByRole('button')).toHaveLength(4);
    const sent = calls.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body);
    expect(sent).toEqual([{ hours: 8 }, { hours: null }]);
  });

  it('say why they could not be muted', async () => {
    const { user } = open(buildMonitoring({ state: 'alarm', alarms: { open: [buildAlarm()], recent: [] } }), {
      'PUT /api/admin/monitoring/rules/disk_low/mute': failureAnswer(503, 'server.database', 'no'),
    });
    const list = await screen.findByRole('list', { name: 'Alarms' });
    await user.click(within(list).getByRole('button', { name: /^Mute for 24/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('The database could not be reached.');
  });
});
