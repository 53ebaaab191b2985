import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildDream, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { DeletedDreams } from './deleted-dreams.tsx';

const gone = (id: number, title: string) => ({
  id,
  title,
  excerpt: title,
  language: 'en',
  createdAt: '2026-11-20T08:00:00.000Z',
  deletedAt: '2026-11-22T07:00:00.000Z',
  restorableUntil: '2026-11-23T07:00:00.000Z',
});

function open(answers: Record<string, StubAnswers[keyof StubAnswers]>) {
  const calls = stubApi(answers as StubAnswers);
  return { ...renderPart(<DeletedDreams zone="UTC" />), calls };
}

describe('DeletedDreams', () => {
  beforeAll(() => loadWords('dreams'));

  it('brings a dream back, and is gone when none is left', async () => {
    let items = [gone(3, 'The sea')];
    const { user, container } = open({
      'GET /api/dreams/deleted': () => dataAnswer({ items, nextCursor: null, total: items.length }),
      'POST /api/dreams/3/restore': () => {
        items = [];
        return dataAnswer(buildDream({ id: 3, title: 'The sea' }));
      },
    });
    const summary = await screen.findByText('Deleted (1)');
    await user.click(summary);
    expect(screen.getByText('Can be brought back until Monday 7:00 AM')).toBeTruthy();
    expect(screen.getByText(/^\d+ (?:hours?|minutes?) left$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Bring back “The sea”' }));
    await waitFor(() =>
      expect(currentToast.get()).toMatchObject({ title: 'The dream is back', description: 'The sea' }),
    );
    await waitFor(() => expect(container.querySelector('details')).toBeNull());
  });

  it('says when a dream cannot be brought back any more', async () => {
    const { user } = open({
      'GET /api/dreams/deleted': dataAnswer({ items: [gone(3, 'The sea')], nextCursor: null, total: 1 }),
      'POST /api/dreams/3/restore': failureAnswer(404, 'dreams.not_found', 'Dream not found'),
    });
    await user.click(await screen.findByText('Deleted (1)'));
    await user.click(screen.getByRole('button', { name: 'Bring back “The sea”' }));
    await waitFor(() =>
      expect(currentToast.get()).toMatchObject({
        title: 'The dream could not be brought back',
        variant: 'destructive',
      }),
    );
  });

  it('lists page after page', async () => {
    const { user } = open({
      'GET /api/dreams/deleted': ({ url }) =>
        url.includes('cursor=c1')
          ? dataAnswer({ items: [gone(2, 'A bridge')], nextCursor: null, total: 2 })
          : dataAnswer({ items: [gone(3, 'The sea')], nextCursor: 'c1', total: 2 }),
    });
    await user.click(await screen.findByText('Deleted (2)'));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('A bridge')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('takes no room where nothing was deleted', async () => {
    const { calls, container } = open({
      'GET /api/dreams/deleted': dataAnswer({ items: [], nextCursor: null, total: 0 }),
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(container.querySelector('details')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it cannot be shown, and asks again', async () => {
    const answers: Record<string, StubAnswers[keyof StubAnswers]> = {
      'GET /api/dreams/deleted': 'network-failure',
    };
    const { user } = open(answers);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Network error/);
    expect(screen.getByText('What you deleted can’t be shown just now.')).toBeTruthy();
    answers['GET /api/dreams/deleted'] = dataAnswer({
      items: [gone(3, 'The sea')],
      nextCursor: null,
      total: 1,
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Deleted (1)')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the next page does not come, and asks for that one alone', async () => {
    let isDown = true;
    const rest = dataAnswer({ items: [gone(2, 'A bridge')], nextCursor: null, total: 2 });
    const { user, calls } = open({
      'GET /api/dreams/deleted': ({ url }) => {
        if (url.includes('cursor=c1')) return isDown ? 'network-failure' : rest;
        return dataAnswer({ items: [gone(3, 'The sea')], nextCursor: 'c1', total: 2 });
      },
    });
    await user.click(await screen.findByText('Deleted (2)'));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('alert');
    expect(screen.getByText('The sea')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A bridge')).toBeTruthy();
    expect(calls.filter(({ url }) => !url.includes('cursor'))).toHaveLength(1);
  });
});
