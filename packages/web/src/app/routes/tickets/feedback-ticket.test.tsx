import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildOwnTicket, buildTicket } from '#web/features/tickets/feedback/testing/build-ticket.ts';
import { forgetActions } from '#web/lib/action-log/action-log.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { at, field, interest, open, press } from './testing/open-feedback.tsx';

afterEach(() => {
  localStorage.clear();
  forgetActions();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('one ticket', () => {
  it('shows its talk, and takes an answer that is kept until it is sent', async () => {
    let isDown = true;
    const answered = buildOwnTicket();
    const { user, sent } = open('/feedback?ticket=12', {
      [at('GET')]: dataAnswer(buildOwnTicket({ status: 'resolved' })),
      [at('POST', '/answers')]: () =>
        isDown ? failureAnswer(429, 'requests.too_many', 'Too many.') : dataAnswer(answered),
    });
    expect(await screen.findByText('We look into it.')).toBeTruthy();
    expect(screen.getByText(/opens this message again/)).toBeTruthy();
    const answer = await field('Your answer');
    expect(press('Send answer').disabled).toBe(true);
    await user.type(answer, 'It did so again.');
    await user.click(press('Send answer'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(answer.value).toBe('It did so again.');
    isDown = false;
    await user.click(press('Send answer'));
    await waitFor(() => expect(answer.value).toBe(''));
    expect(sent(at('POST', '/answers')).map(({ body }) => body)).toEqual([
      { text: 'It did so again.' },
      { text: 'It did so again.' },
    ]);
    const keys = sent(at('POST', '/answers')).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('sends the same words of a later visit under their key, and changed words under another', async () => {
    const answers = {
      [at('GET')]: dataAnswer(buildOwnTicket()),
      [at('POST', '/answers')]: 'network-failure' as const,
    };
    const first = open('/feedback?ticket=12', answers);
    await first.user.type(await field('Your answer'), 'It came back.');
    await first.user.click(press('Send answer'));
    await screen.findByRole('alert');
    first.unmount();
    const later = open('/feedback?ticket=12', answers);
    expect((await field('Your answer')).value).toBe('It came back.');
    await later.user.click(press('Send answer'));
    await screen.findByRole('alert');
    await later.user.type(await field('Your answer'), ' Twice.');
    await later.user.click(press('Send answer'));
    await waitFor(() => expect(later.sent(at('POST', '/answers'))).toHaveLength(2));
    const keyed = [...first.sent(at('POST', '/answers')), ...later.sent(at('POST', '/answers'))];
    const [one, again, other] = keyed.map(({ headers }) => headers.get('idempotency-key'));
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    expect(keyed[2]?.body).toEqual({ text: 'It came back. Twice.' });
  });

  it('keeps what is typed while an answer is on its way', async () => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { user } = open('/feedback?ticket=12', {
      [at('GET')]: dataAnswer(buildOwnTicket()),
      [at('POST', '/answers')]: async () => {
        await held;
        return dataAnswer(buildOwnTicket({ status: 'in_progress' }));
      },
    });
    const answer = await field('Your answer');
    await user.type(answer, 'First.');
    await user.click(press('Send answer'));
    await user.type(answer, ' Second.');
    arrive();
    expect(await screen.findByText('Being worked on')).toBeTruthy();
    expect(answer.value).toBe('First. Second.');
  });

  it('tells in order what was said and what it became', async () => {
    const own = buildOwnTicket().own as NonNullable<ReturnType<typeof buildOwnTicket>['own']>;
    open('/feedback?ticket=12', {
      [at('GET')]: dataAnswer(
        buildOwnTicket({
          status: 'resolved',
          own: {
            ...own,
            answers: [
              ...own.answers,
              { id: 2, author: 'member', text: 'Thanks.', createdAt: '2026-11-23T08:00:00.000Z' },
            ],
            history: [
              ...own.history,
              { from: 'open', to: 'resolved', by: 'operator', at: '2026-11-22T08:00:00.000Z' },
            ],
          },
        }),
      ),
    });
    await screen.findByText('Thanks.');
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('We look into it.');
    expect(lines[1]).toContain('Now: Done');
    expect(lines[2]).toContain('Thanks.');
    expect(screen.queryByRole('button', { name: 'Change what you wrote' })).toBeNull();
  });

  it('lets its words be changed while it is open', async () => {
    let saved = false;
    const { user, sent } = open('/feedback?ticket=12', {
      [at('GET')]: dataAnswer(buildOwnTicket({ isPublic: true })),
      [at('PATCH')]: () => {
        if (!saved) {
          saved = true;
          return failureAnswer(409, 'tickets.ended', 'This ticket is not open any more.');
        }
        return dataAnswer(buildOwnTicket({ title: 'The moon wanes' }));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change what you wrote' }));
    expect(screen.getByText(/Until then this message is not public/)).toBeTruthy();
    const title = await field('Title');
    await user.clear(title);
    expect(press('Save').disabled).toBe(true);
    await user.type(title, 'The moon wanes');
    await user.click(press('Save'));
    expect((await screen.findByRole('alert')).textContent).toContain('not open any more');
    await user.click(press('Save'));
    expect(await screen.findByRole('heading', { level: 1, name: 'The moon wanes' })).toBeTruthy();
    expect(sent(at('PATCH'))[1]?.body).toEqual({
      title: 'The moon wanes',
      description: 'It is the same every night.',
      suggestion: 'Let it wax.',
    });
  });

  it('can be taken from the public by its author', async () => {
    const own = { ...(buildOwnTicket().own as object), mayBePublic: true };
    const { user, sent } = open('/feedback?ticket=12', {
      [at('GET')]: dataAnswer({ ...buildOwnTicket({ isPublic: true, status: 'closed' }), own }),
      [at('PATCH')]: dataAnswer(buildOwnTicket()),
    });
    const isPublic = await screen.findByRole('switch', { name: 'Other members may read this' });
    expect(isPublic.getAttribute('aria-checked')).toBe('true');
    await user.click(isPublic);
    await waitFor(() => expect(sent(at('PATCH')).map(({ body }) => body)).toEqual([{ mayBePublic: false }]));
  });

  it('of somebody else can be voted for and followed, without what was answered', async () => {
    let isFollowed = false;
    const { user, sent } = open('/feedback?ticket=12', {
      [at('GET')]: () => dataAnswer(buildTicket({ isFollowed })),
      [at('PUT', '/votes')]: failureAnswer(409, 'tickets.ended', 'This ticket is not open any more.'),
      [at('PUT', '/follow')]: () => {
        isFollowed = true;
        return interest;
      },
      [at('DELETE', '/follow')]: () => {
        isFollowed = false;
        return interest;
      },
    });
    expect(await screen.findByText('It is the same every night.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tell me of changes', pressed: false }));
    await user.click(await screen.findByRole('button', { name: 'Tell me of changes', pressed: true }));
    await screen.findByRole('button', { name: 'Tell me of changes', pressed: false });
    expect(sent(at('DELETE', '/follow'))).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Vote/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('not open any more');
  });

  it('that ended takes no vote, and leads to the one that goes on in its place', async () => {
    open('/feedback?ticket=12', {
      [at('GET')]: dataAnswer(buildTicket({ status: 'duplicate', duplicateOf: 5 })),
    });
    const way = await screen.findByRole('link', { name: /goes on in another message/ });
    expect(way.getAttribute('href')).toBe('/feedback?ticket=5');
    expect(screen.queryByRole('button', { name: /^Vote/ })).toBeNull();
  });

  it('that is not there says so, and leads back', async () => {
    open('/feedback?ticket=12', {
      [at('GET')]: failureAnswer(404, 'tickets.not_found', 'This ticket was not found.'),
    });
    expect(await screen.findByText('This ticket was not found.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All your messages' })).toBeTruthy();
  });
});
