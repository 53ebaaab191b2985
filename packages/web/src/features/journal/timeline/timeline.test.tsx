import type { TimelineEntry } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { Timeline } from './timeline.tsx';

const entry = (changes: Partial<TimelineEntry>): TimelineEntry => ({
  kind: 'dream',
  id: 1,
  consultationId: null,
  at: '2026-11-20T03:10:00.000Z',
  title: 'The lamp',
  excerpt: 'There was a lamp.',
  language: 'en',
  moments: null,
  ...changes,
});

function open(answer: (cursor: string | null) => StubAnswer) {
  const calls = stubApi({
    'GET /api/timeline': ({ url }) => answer(new URL(url, 'http://localhost').searchParams.get('cursor')),
  });
  const asked = () => calls.map(({ url }) => new URL(url, 'http://localhost').search);
  return { ...renderPart(<Timeline user={buildUser({ timezone: 'UTC' })} />), asked };
}

describe('Timeline', () => {
  beforeAll(() => loadWords('timeline'));

  it('tells each kind apart and leads to where it is read whole', async () => {
    open(() =>
      dataAnswer({
        items: [
          entry({ kind: 'answer', excerpt: 'I had left it on.' }),
          entry({ kind: 'symbol', id: 9, title: 'Lighthouse', excerpt: '' }),
          entry({ kind: 'consultation', id: 0, consultationId: 'c'.repeat(22), title: 'Shall I stay?' }),
          entry({
            kind: 'practice',
            consultationId: 'c'.repeat(22),
            title: 'Shall I stay?',
            excerpt: 'I sat.',
          }),
          entry({ at: '2026-10-02T03:10:00.000Z' }),
        ],
        nextCursor: null,
        groups: ['dreams', 'symbols', 'oracle'],
      }),
    );
    expect(await screen.findByText('Your answer')).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['to “The lamp”', '/journal/1'],
      ['Lighthouse', '/personal-symbols'],
      ['Shall I stay?', `/oracle-history/${'c'.repeat(22)}`],
      ['for “Shall I stay?”', `/oracle-history/${'c'.repeat(22)}`],
      ['The lamp', '/journal/1'],
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'November 2026',
      'October 2026',
    ]);
  });

  it('reads on, and keeps what is there when that fails', async () => {
    let isBroken = true;
    const { user } = open((cursor) => {
      if (cursor === null) return dataAnswer({ items: [entry({})], nextCursor: 'c1', groups: ['dreams'] });
      if (isBroken) return failureAnswer(503, 'server.overloaded', 'busy');
      return dataAnswer({ items: [entry({ id: 2, title: 'The lake' })], nextCursor: null, groups: null });
    });
    await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The lamp' })).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'The lake' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows moments by their day, wherever the reader is, and leads to it', async () => {
    const moments = { day: '2026-11-19', count: 3 };
    open(() =>
      dataAnswer({
        items: [
          entry({
            kind: 'moment',
            at: '2026-11-20T02:00:00.000Z',
            title: '',
            excerpt: 'Fog.',
            language: null,
            moments,
          }),
        ],
        nextCursor: null,
        groups: ['moments'],
      }),
    );
    const link = await screen.findByRole('link', { name: '3 moments' });
    expect(link.getAttribute('href')).toBe('/memory-lane?day=2026-11-19');
    expect(screen.getByText('Thu, Nov 19').getAttribute('datetime')).toBe('2026-11-19');
    expect(screen.getByText('Fog.').hasAttribute('lang')).toBe(false);
    // There is nothing that could be left out.
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is narrowed to what belongs together, and offers nothing of which there is none', async () => {
    const { user, asked } = open(() =>
      dataAnswer({ items: [entry({})], nextCursor: null, groups: ['dreams', 'moments'] }),
    );
    await user.click(await screen.findByRole('radio', { name: 'Moments' }));
    expect(screen.getAllByRole('radio').map((each) => each.parentElement?.textContent)).toEqual([
      'All',
      'Dreams',
      'Moments',
    ]);
    await waitFor(() => expect(asked()).toEqual(['', '?group=moments']));
  });

  it('says how it begins where nothing was written, and that it failed where it did', async () => {
    open(() => dataAnswer({ items: [], nextCursor: null, groups: [] }));
    expect((await screen.findByRole('link', { name: 'Write a dream' })).getAttribute('href')).toBe(
      '/dream-input',
    );
  });
});
