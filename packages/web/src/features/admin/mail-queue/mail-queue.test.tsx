import type { QueuedMail } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { MailList } from './mail-list.tsx';

const list = 'GET /api/admin/mails';
const retry = 'POST /api/admin/mails/7/retry' as keyof StubAnswers;
const discard = 'POST /api/admin/mails/7/discard' as keyof StubAnswers;
const retryAll = 'POST /api/admin/mails/retry-failed';

function buildMail(changes: Partial<QueuedMail> = {}): QueuedMail {
  return {
    id: 7,
    kind: 'verify-email',
    recipient: 'lu…@e….org',
    memberId: 42,
    state: 'failed',
    code: 'EAUTH 535',
    attempts: 8,
    createdAt: '2026-11-20T08:00:00.000Z',
    dueAt: null,
    endedAt: '2026-11-21T08:00:00.000Z',
    ...changes,
  };
}

const page = (items: readonly QueuedMail[], nextCursor: string | null = null, failed = items.length) =>
  dataAnswer({
    items,
    nextCursor,
    counts: { waiting: 3, failed, sent: 1_000_058, dropped: 1 },
    oldestWaitingAt: '2026-11-21T07:00:00.000Z',
  });

beforeAll(() => loadWords('mail-queue', 'mail-kinds', 'reason-form'));

function open(answers: StubAnswers) {
  const calls = stubApi(answers);
  return { calls, ...renderPart(<MailList />) };
}

describe('the queue of mails', () => {
  it('begins with those that failed, and says how many stand how', async () => {
    const { calls } = open({ [list]: page([buildMail()]) });
    const row = await screen.findByRole('listitem');
    expect(calls[0]?.url).toBe('/api/admin/mails?state=failed');
    expect(row.textContent).toMatch(/^Confirm the email address · Failed · member 42/);
    expect(row.textContent).toMatch(/to lu…@e….org · written on .* · tried 8 times · EAUTH 535 · ended on/);
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/users/42');
    expect(
      screen.getByText(/Waiting: 3 · Failed: 1 · Sent: 1,000,058 · Not sent: 1 · the oldest waits since/),
    ).toBeTruthy();
  });

  it('offers for each state what can be done, and goes on page by page', async () => {
    const waiting = buildMail({
      id: 8,
      state: 'waiting',
      code: null,
      attempts: 0,
      dueAt: '2026-11-22T08:00:00.000Z',
      endedAt: null,
    });
    const sent = buildMail({ id: 9, state: 'sent', code: null, recipient: '', memberId: null });
    const { user, calls } = open({
      [list]: ({ url }) => (url.includes('cursor') ? page([sent]) : page([waiting], 'c1')),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'All');
    await waitFor(() => expect(calls.at(-1)?.url).toBe('/api/admin/mails'));
    await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    const [first, second] = screen.getAllByRole('listitem');
    const names = (row: HTMLElement | undefined) =>
      within(row as HTMLElement)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(names(first)).toEqual(['Give up: 8']);
    expect(first?.textContent).toContain('next try on');
    expect(names(second)).toEqual([]);
    expect(second?.textContent).not.toContain('to ');
  });

  it.each([
    ['Send again: 7', 'Send again', retry],
    ['Give up: 7', 'Give up', discard],
    ['Send all that failed again', 'Send all that failed again', retryAll],
  ] as const)('does “%s”, with a reason', async (button, action, key) => {
    let isDone = false;
    const { user, calls } = open({
      [list]: () => (isDone ? page([]) : page([buildMail()])),
      [key]: () => {
        isDone = true;
        return dataAnswer(key === retryAll ? { retried: 1 } : buildMail({ state: 'waiting' }));
      },
    });
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'It is back.');
    await user.click(within(dialog).getByRole('button', { name: action }));
    expect(await screen.findByText('No mail has failed.')).toBeTruthy();
    expect(calls.find((call) => call.key === key)?.body).toEqual({ reason: 'It is back.' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentToast.get()).not.toBeNull();
  });

  it('says what was refused', async () => {
    const { user } = open({
      [list]: page([buildMail()]),
      [retry]: failureAnswer(409, 'mails.not_failed', 'no'),
    });
    await user.click(await screen.findByRole('button', { name: 'Send again: 7' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Again.');
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('has not failed');
  });

  it('says that there is no connection, and looks again', async () => {
    let isOffline = true;
    const { user } = open({ [list]: () => (isOffline ? 'network-failure' : page([])) });
    expect(await screen.findByRole('alert')).toBeTruthy();
    isOffline = false;
    const [look] = screen.getAllByRole('button', { name: 'Look again' });
    await user.click(look as HTMLElement);
    expect(await screen.findByText('No mail has failed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send all/ })).toBeNull();
  });
});
