import type { PaymentEventItem } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { PaymentEvents } from './payment-events.tsx';

function buildEvent(changes: Partial<PaymentEventItem> = {}): PaymentEventItem {
  return {
    id: 'evt_1',
    type: 'invoice.paid',
    customerId: 'cus_7',
    memberId: 42,
    state: 'handled',
    createdAt: '2026-11-21T11:59:59.000Z',
    receivedAt: '2026-11-21T12:00:00.000Z',
    handledAt: '2026-11-21T12:00:01.000Z',
    attempts: 1,
    dueAt: null,
    lastFailure: null,
    ...changes,
  };
}

const stuck = buildEvent({
  id: 'evt_2',
  state: 'stuck',
  memberId: null,
  handledAt: null,
  attempts: 8,
  lastFailure: 'payments.unavailable',
});

const list = 'GET /api/admin/payment-events';
const page = (...items: PaymentEventItem[]) => dataAnswer({ items, nextCursor: null });

function open(answers: Record<string, unknown>) {
  const calls = stubApi(answers as StubAnswers);
  return { calls, ...renderPart(<PaymentEvents />) };
}

describe('events of the payment service', () => {
  it('tell what became of them, whom they concern, and how often they were tried', async () => {
    const waiting = buildEvent({
      id: 'evt_3',
      state: 'waiting',
      memberId: null,
      customerId: null,
      handledAt: null,
      attempts: 0,
      dueAt: '2026-11-21T12:05:00.000Z',
    });
    open({ [list]: page(buildEvent(), stuck, waiting) });
    const [handled, failed, coming] = await screen.findAllByRole('listitem');
    expect(handled?.textContent).toMatch(
      /^invoice\.paid · processed · member 42received .*tried 1 time · done/,
    );
    expect(screen.getByRole('link', { name: 'member 42' }).getAttribute('href')).toBe('/admin/users/42');
    expect(failed?.textContent).toMatch(/^invoice\.paid · stuck · nobody here \(cus_7\)/);
    expect(failed?.textContent).toMatch(/Failed with payments\.unavailable.*tried 8 times · evt_2/);
    expect(coming?.textContent).toMatch(/· waiting · no customer.*tried 0 times · next try/);
  });

  it('are narrowed to a state, and read on', async () => {
    const { user, calls } = open({
      [list]: ({ url }: { url: string }) => {
        if (url.includes('cursor')) return page(buildEvent({ id: 'evt_9', memberId: 43 }));
        return dataAnswer({ items: [stuck], nextCursor: 'c1' });
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'stuck');
    await waitFor(() => expect(calls.at(-1)?.url).toBe('/api/admin/payment-events?state=stuck'));
    await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByRole('link', { name: 'member 43' })).toBeTruthy();
    expect(calls.at(-1)?.url).toBe('/api/admin/payment-events?state=stuck&cursor=c1');
  });

  it('are handled again, with a reason', async () => {
    let isReplayed = false;
    const again = buildEvent({ id: 'evt_2', state: 'waiting', handledAt: null, attempts: 0 });
    const { user, calls } = open({
      [list]: () => page(isReplayed ? again : stuck),
      'POST /api/admin/payment-events/evt_2/replay': () => {
        isReplayed = true;
        return dataAnswer(again);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Process again: evt_2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Process this event again' });
    await user.click(within(dialog).getByRole('button', { name: 'Process again' }));
    expect(within(dialog).getByText('Please say why, in a few words.')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The service is back.');
    await user.click(within(dialog).getByRole('button', { name: 'Process again' }));
    expect(
      await screen.findByText('Done: evt_2 is being processed again. It may take a moment.'),
    ).toBeTruthy();
    expect(await screen.findByText('waiting', { selector: '.payment-event-state' })).toBeTruthy();
    expect(calls.find(({ key }) => key.endsWith('/replay'))?.body).toEqual({
      reason: 'The service is back.',
    });
  });

  it('stay asked for with what was refused', async () => {
    const { user } = open({
      [list]: page(stuck),
      'POST /api/admin/payment-events/evt_2/replay': failureAnswer(404, 'payment_events.not_found', 'no'),
    });
    await user.click(await screen.findByRole('button', { name: 'Process again: evt_2' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Why not.');
    await user.click(within(dialog).getByRole('button', { name: 'Process again' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toBe('There is no such event of the payment service.');
  });

  it('are none, or cannot be reached, and are looked at again', async () => {
    let isOffline = true;
    const { user } = open({ [list]: () => (isOffline ? 'network-failure' : page()) });
    expect(await screen.findByRole('alert')).toBeTruthy();
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('There are no events like this.')).toBeTruthy();
  });
});
