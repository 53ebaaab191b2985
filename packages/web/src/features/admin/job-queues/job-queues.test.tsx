import type { JobQueue } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { JobList } from './job-list.tsx';

const list = 'GET /api/admin/jobs';
const retry = 'POST /api/admin/jobs/back-up-daily/retry' as keyof StubAnswers;
const discard = 'POST /api/admin/jobs/back-up-daily/discard' as keyof StubAnswers;

function buildJob(changes: Partial<JobQueue> = {}): JobQueue {
  return {
    name: 'purge-mails',
    schedule: '23 4 * * *',
    times: { every: 'day', hour: 4, minute: 23 },
    waiting: 0,
    oldestDueAt: null,
    running: 0,
    failed: 0,
    lastDoneAt: '2026-11-21T04:23:00.000Z',
    lastFailedAt: null,
    lastFailure: null,
    ...changes,
  };
}

const failing = buildJob({
  name: 'back-up-daily',
  failed: 2,
  lastDoneAt: null,
  lastFailedAt: '2026-11-21T03:00:00.000Z',
  lastFailure: 'ENOSPC',
});

beforeAll(() => loadWords('job-queues', 'reason-form'));

function open(answers: StubAnswers) {
  const calls = stubApi(answers);
  return { calls, ...renderPart(<JobList />) };
}

describe('scheduled jobs', () => {
  it('say when they ran, what waits, and what failed, which comes first', async () => {
    const busy = buildJob({ waiting: 1, running: 1, oldestDueAt: '2026-11-21T05:00:00.000Z' });
    open({ [list]: dataAnswer({ items: [busy, failing] }) });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/^back-up-daily 23 4 .*every day at 04:23.*has not been done lately/);
    expect(first?.textContent).toMatch(/2 runs failed, the last on Nov 21, 2026.* with ENOSPC/);
    expect(second?.textContent).toMatch(
      /every day at 04:23 \(UTC\) · done on Nov 21.* · runs now · 1 run waits since/,
    );
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
  });

  it.each([
    [retry, 'Run again', { failed: 1, waiting: 1, oldestDueAt: '2026-11-21T05:00:00.000Z' }],
    [discard, 'Discard', { failed: 0, lastFailedAt: null, lastFailure: null }],
  ] as const)('%s, with a reason', async (key, name, after) => {
    let job = failing;
    const { user, calls } = open({
      [list]: () => dataAnswer({ items: [job] }),
      [key]: () => {
        job = { ...failing, ...after };
        return dataAnswer(job);
      },
    });
    await user.click(await screen.findByRole('button', { name: `${name}: back-up-daily` }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name }));
    expect(
      calls.some((call) => call.key === key),
      'a reason is wanted',
    ).toBe(false);
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'There is room again.');
    await user.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find((call) => call.key === key)?.body).toEqual({ reason: 'There is room again.' });
    expect(currentToast.get()?.title).toContain('back-up-daily');
  });

  it('say what was refused', async () => {
    const { user } = open({
      [list]: dataAnswer({ items: [failing] }),
      [retry]: failureAnswer(409, 'jobs.nothing_failed', 'no'),
    });
    await user.click(await screen.findByRole('button', { name: 'Run again: back-up-daily' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Once more.');
    await user.click(within(dialog).getByRole('button', { name: 'Run again' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('No run of this job has failed.');
  });

  it('are none yet, or cannot be reached, and are looked at again', async () => {
    let isOffline = true;
    const { user } = open({ [list]: () => (isOffline ? 'network-failure' : dataAnswer({ items: [] })) });
    const alert = await screen.findByRole('alert');
    isOffline = false;
    await user.click(within(alert).getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText(/No jobs yet/)).toBeTruthy();
  });
});
