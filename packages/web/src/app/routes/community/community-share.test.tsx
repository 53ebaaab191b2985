import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildPost, buildProfile } from '#web/features/community/posts/testing/build-post.ts';
import { buildDream, buildLine, buildSymbol, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const content = 'Ana and a black dog followed me down the stairs.';
const dream = buildDream({
  content,
  recognizedSymbols: [
    buildSymbol(content, 'dog'),
    buildSymbol(content, 'stairs'),
    { ...buildSymbol(content, 'Ana'), id: 'personal:3', kind: 'personal' },
  ],
});
const share = 'POST /api/community/posts';

function open(answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/community/profile': dataAnswer(buildProfile()),
    'GET /api/dreams': dataAnswer({ items: [buildLine({ id: 12 })], nextCursor: null }),
    'GET /api/dreams/12': dataAnswer(dream),
    'GET /api/community/posts': dataAnswer({ items: [], nextCursor: null }),
    [share]: dataAnswer({ post: buildPost({ isMine: true }), care: null }),
    [`GET /api/community/posts/${buildPost().id}`]: dataAnswer(buildPost({ isMine: true })),
    [`GET /api/community/posts/${buildPost().id}/replies`]: dataAnswer({ items: [], nextCursor: null }),
    ...answers,
  } as StubAnswers);
  const bodies = () => calls.filter(({ key }) => key === share).map(({ body }) => body);
  const keys = () =>
    calls.filter(({ key }) => key === share).map(({ headers }) => headers.get('idempotency-key'));
  return { bodies, keys, ...renderApp('/community/share?dream=12') };
}

describe('sharing something of a dream', () => {
  it('sends the symbols that were chosen, and never those of one’s own', async () => {
    const { user, bodies } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Stairs' }));
    expect(screen.queryByRole('checkbox', { name: 'Ana' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(bodies()).toEqual([
        { kind: 'symbols', dreamId: 12, symbols: ['dog'], theme: null, circleId: null },
      ]),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Shared' })).toBeTruthy();
  });

  it('sends a text only after a second look, with what was found blacked out', async () => {
    const { user, bodies } = open({
      'POST /api/community/second-look': dataAnswer({
        text: content,
        found: [{ start: 0, end: 3, kind: 'person' }],
      }),
    });
    await user.click(await screen.findByRole('radio', { name: /The text of the dream/ }));
    const go = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Share' });
    expect(go().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Look for names and places' }));
    expect(await screen.findByRole('checkbox', { name: '“Ana” (a name)', checked: true })).toBeTruthy();
    expect(go().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'That is how it may be shared' }));
    await user.click(go());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({
      kind: 'dream',
      text: '▇▇▇ and a black dog followed me down the stairs.',
      isLookedThrough: true,
    });
  });

  it('stops at words of help where the text may tell of real harm', async () => {
    const { user } = open({
      [share]: dataAnswer({
        post: buildPost({ isMine: true, state: 'held' }),
        care: { kind: 'self_harm', words: ['You can call somebody tonight.'] },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('You can call somebody tonight.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('keeps what is written while names are looked for, and wants it looked through then', async () => {
    const { user } = open({
      'POST /api/community/second-look': () => {
        const field = screen.getByRole('textbox', { name: 'The text that others will read' });
        fireEvent.change(field, { target: { value: `${content} Then Ben came.` } });
        return dataAnswer({ text: content, found: [] });
      },
    });
    await user.click(await screen.findByRole('radio', { name: /The text of the dream/ }));
    await user.click(screen.getByRole('button', { name: 'Look for names and places' }));
    const look = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Look for names and places' });
    await waitFor(() => expect(look().disabled).toBe(false));
    expect(screen.getByDisplayValue(`${content} Then Ben came.`)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Share' }).disabled).toBe(true);
  });

  it('has one key for the same choice, and another for another', async () => {
    const { user, bodies, keys } = open({ [share]: 'network-failure' });
    const go = await screen.findByRole('button', { name: 'Share' });
    const settled = async (count: number) => {
      await waitFor(() => expect(bodies()).toHaveLength(count));
      await screen.findByRole('alert');
    };
    await user.click(go);
    await settled(1);
    await user.click(go);
    await settled(2);
    await user.click(screen.getByRole('checkbox', { name: 'Stairs' }));
    await user.click(go);
    await settled(3);
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('works also where the browser makes no ids: on plain HTTP', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { user, bodies } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(bodies()).toHaveLength(1));
  });

  it('shares no symbols where none is chosen', async () => {
    const { user } = open();
    for (const name of ['Dog', 'Stairs']) await user.click(await screen.findByRole('checkbox', { name }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Share' }).disabled).toBe(true);
  });

  it('says what was refused, and keeps what was chosen', async () => {
    const { user } = open({ [share]: failureAnswer(429, 'requests.too_many', 'No.') });
    await user.click(await screen.findByRole('checkbox', { name: 'Stairs' }));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stairs' }).checked).toBe(false);
  });

  it('asks for a name first', async () => {
    open({
      'GET /api/community/profile': dataAnswer(
        buildProfile({ pseudonym: null, mayWrite: false, mayReply: false, isAgeKnown: false }),
      ),
    });
    expect(await screen.findByRole('textbox', { name: 'Year of birth' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
