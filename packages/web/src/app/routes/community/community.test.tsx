import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPost, buildProfile } from '#web/features/community/posts/testing/build-post.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const post = buildPost();
const page = (...items: readonly unknown[]) => dataAnswer({ items, nextCursor: null });
const done = { json: { success: true } };
const at = (method: string, rest = '') => `${method} /api/community/posts/${post.id}${rest}`;

function open(path: string, answers: Record<string, unknown>, isMember = true) {
  const calls = stubApi({
    'GET /api/user': isMember ? { json: buildUser() } : { status: 401, json: { success: false } },
    'GET /api/community/profile': dataAnswer(buildProfile()),
    'GET /api/community/posts': page(post),
    ...answers,
  } as StubAnswers);
  const sent = (key: string) => calls.filter((call) => call.key === key);
  return { calls, sent, ...renderApp(path) };
}

describe('the community', () => {
  it('can be read by everybody, who can do nothing else there', async () => {
    const { calls } = open('/community', {}, false);
    await screen.findByText('The river ran through our kitchen.');
    expect(screen.getByRole('link', { name: 'Create an account to share' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I know this one' })).toBeNull();
    expect(screen.queryByRole('button', { name: /More about/ })).toBeNull();
    expect(calls.map(({ key }) => key)).not.toContain('GET /api/community/profile');
  });

  it('takes a word with one press, and takes it back', async () => {
    const reacted = buildPost({ reactions: [{ kind: 'know_this', isMine: true, others: 'none' }] });
    let isOn = false;
    const { user, sent } = open('/community', {
      'GET /api/community/posts': () => page(isOn ? reacted : post),
      [at('PUT', '/reactions/know_this')]: () => {
        isOn = true;
        return done;
      },
      [at('DELETE', '/reactions/know_this')]: done,
    });
    await user.click(await screen.findByRole('button', { name: 'I know this one', pressed: false }));
    await user.click(await screen.findByRole('button', { name: 'I know this one', pressed: true }));
    await waitFor(() => expect(sent(at('DELETE', '/reactions/know_this'))).toHaveLength(1));
  });

  it('asks before something of one’s own is withdrawn', async () => {
    let isThere = true;
    const { user, sent } = open('/community', {
      'GET /api/community/posts': () => (isThere ? page(buildPost({ isMine: true })) : page()),
      [at('DELETE')]: () => {
        isThere = false;
        return done;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'More about what Bramble shared' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw this?', hidden: true });
    expect(sent(at('DELETE'))).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw', hidden: true }));
    expect(await screen.findByText('Nothing has been shared here yet.')).toBeTruthy();
  });

  it('says why something of one’s own is hidden, and takes an appeal once', async () => {
    const hidden = buildPost({ isMine: true, state: 'hidden', hiddenReason: 'private' });
    const { user, sent } = open('/community?own=true', {
      'GET /api/community/posts': page(hidden),
      [at('POST', '/appeals')]: done,
    });
    expect(await screen.findByText(/It has something private about somebody/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ask to have it looked at again' }));
    await user.type(
      await screen.findByRole('textbox', { name: 'Why it should be seen', hidden: true }),
      'It is my own name.',
    );
    await user.click(screen.getByRole('button', { name: 'Send', hidden: true }));
    await waitFor(() =>
      expect(sent(at('POST', '/appeals')).map(({ body }) => body)).toEqual([{ text: 'It is my own name.' }]),
    );
  });

  const room = { theme: 'being-chased', title: 'Being chased', days: 30, isTold: true, symbols: [] };
  const inRoom = 'GET /api/community/rooms/being-chased';

  it('says whose room one is in, what others dream of there, and leads to the theme', async () => {
    const symbols = [{ id: 'dog', name: 'Dog' }];
    open('/community?theme=being-chased', { [inRoom]: dataAnswer({ ...room, symbols }) }, false);
    expect(await screen.findByRole('heading', { name: 'Room: Being chased' })).toBeTruthy();
    expect(screen.getByText('Dog')).toBeTruthy();
    expect(screen.getByText(/only symbols that at least 10 members have/)).toBeTruthy();
    const about = screen.getByRole('link', { name: 'About this theme' });
    expect(about.getAttribute('href')).toBe('/themes/being-chased');
    expect(screen.getByRole('link', { name: 'See everything' }).getAttribute('href')).toBe('/community');
  });

  it('says in a room that too few have shared there', async () => {
    open('/community?theme=being-chased', { [inRoom]: dataAnswer({ ...room, isTold: false }) }, false);
    expect(await screen.findByText(/^Fewer than 10 members have shared here lately/)).toBeTruthy();
  });

  it('names the circle that something of one’s own stands in', async () => {
    const circleId = 'c'.repeat(22);
    open('/community?own=true', { 'GET /api/community/posts': page(buildPost({ isMine: true, circleId })) });
    const link = await screen.findByRole('link', { name: 'Shared in a circle' });
    expect(link.getAttribute('href')).toBe(`/community/circles/${circleId}`);
  });

  it('sends a report with its reason', async () => {
    const { user, sent } = open('/community', { [at('POST', '/reports')]: done });
    await user.click(await screen.findByRole('button', { name: 'More about what Bramble shared' }));
    await user.click(screen.getByRole('button', { name: 'Report', hidden: true }));
    await user.click(await screen.findByRole('radio', { name: 'It is advertising', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Send the report', hidden: true }));
    await waitFor(() =>
      expect(sent(at('POST', '/reports')).map(({ body }) => body)).toEqual([{ reason: 'spam', text: '' }]),
    );
  });

  it('tries again where it could not be fetched', async () => {
    let tries = 0;
    const { user } = open('/community', {
      'GET /api/community/posts': () => {
        tries += 1;
        return tries > 1 ? page(post) : failureAnswer(500, 'internal', 'Something went wrong.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The river ran through our kitchen.')).toBeTruthy();
  });
});
