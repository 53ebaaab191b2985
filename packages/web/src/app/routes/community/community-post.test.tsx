import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPost, buildProfile, buildReply } from '#web/features/community/posts/testing/build-post.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';

const post = buildPost();
const reply = buildReply();
const page = (...items: readonly unknown[]) => dataAnswer({ items, nextCursor: null });
const done = { json: { success: true } };
const at = (method: string, rest = '') => `${method} /api/community/posts/${post.id}${rest}`;
const atReply = (method: string, rest = '') => `${method} /api/community/replies/${reply.id}${rest}`;
const said = dataAnswer({ reply: buildReply({ isMine: true }), care: null });

function open(path: string, answers: Record<string, unknown>, isMember = true) {
  const calls = stubApi({
    'GET /api/user': isMember ? { json: buildUser() } : signedOut,
    'GET /api/community/profile': dataAnswer(buildProfile()),
    'GET /api/community/posts': page(post),
    ...answers,
  } as StubAnswers);
  const sent = (key: string) => calls.filter((call) => call.key === key);
  const keys = () => sent(at('POST', '/replies')).map(({ headers }) => headers.get('idempotency-key'));
  return { calls, sent, keys, ...renderApp(path) };
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Say something' });
const say = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Say it' });

describe('one post', () => {
  const whole = {
    [at('GET')]: dataAnswer(post),
    [at('GET', '/replies')]: page(buildReply()),
  };

  it('shows what was said, and keeps an answer that could not be sent', async () => {
    let isDown = true;
    const { user, sent } = open(`/community/posts/${post.id}`, {
      ...whole,
      [at('POST', '/replies')]: () =>
        isDown
          ? failureAnswer(500, 'internal', 'Something went wrong.')
          : dataAnswer({ reply: buildReply({ isMine: true }), care: null }),
    });
    expect(await screen.findByText('Ours was a lake.')).toBeTruthy();
    const field = await screen.findByRole('textbox', { name: 'Say something' });
    await user.type(field, 'Mine too.');
    await user.click(screen.getByRole('button', { name: 'Say it' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Say it' }));
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
    const keys = sent(at('POST', '/replies')).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('shows words of help to whoever may need them', async () => {
    const { user } = open(`/community/posts/${post.id}`, {
      ...whole,
      [at('POST', '/replies')]: dataAnswer({
        reply: buildReply({ isMine: true, state: 'held', hiddenReason: 'care' }),
        care: { kind: 'self_harm', words: ['You can call somebody tonight.'] },
      }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Say something' }), 'I cannot go on.');
    await user.click(screen.getByRole('button', { name: 'Say it' }));
    expect(await screen.findByText('You can call somebody tonight.')).toBeTruthy();
  });

  const gone = failureAnswer(404, 'community.post_not_found', 'No.');

  it('shows nothing of what was withdrawn while it was open, and says so', async () => {
    let isThere = true;
    const { user } = open(`/community/posts/${post.id}`, {
      ...whole,
      [at('GET')]: () => (isThere ? dataAnswer(post) : gone),
      [at('POST', '/replies')]: gone,
    });
    await user.type(await screen.findByRole('textbox', { name: 'Say something' }), 'Mine too.');
    isThere = false;
    await user.click(screen.getByRole('button', { name: 'Say it' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This is not here' })).toBeTruthy();
    expect(screen.queryByText('The river ran through our kitchen.')).toBeNull();
    expect(screen.queryByText('Ours was a lake.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('takes what was withdrawn out of the list with the word that came too late', async () => {
    let isThere = true;
    const { user } = open('/community', {
      'GET /api/community/posts': () => (isThere ? page(post) : page()),
      [at('PUT', '/reactions/know_this')]: () => {
        isThere = false;
        return gone;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'I know this one' }));
    expect(await screen.findByText('Nothing has been shared here yet.')).toBeTruthy();
    expect(screen.queryByText('The river ran through our kitchen.')).toBeNull();
  });

  it('leads back to the circle that it stands in', async () => {
    const circleId = 'c'.repeat(22);
    open(`/community/posts/${post.id}`, { ...whole, [at('GET')]: dataAnswer(buildPost({ circleId })) });
    const back = await screen.findByRole('link', { name: 'The circle' });
    expect(back.getAttribute('href')).toBe(`/community/circles/${circleId}`);
    expect(screen.getByText('Only the members of its circle see this.')).toBeTruthy();
  });

  it('says what it takes to answer', async () => {
    open(`/community/posts/${post.id}`, {
      ...whole,
      'GET /api/community/profile': dataAnswer(buildProfile({ mayReply: false })),
    });
    expect(await screen.findByText(/To answer, choose a name/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('sends what was changed after a lost answer as something new', async () => {
    let isDown = true;
    const { user, keys, sent } = open(`/community/posts/${post.id}`, {
      ...whole,
      [at('POST', '/replies')]: () => (isDown ? 'network-failure' : said),
    });
    const words = await field();
    await user.type(words, 'Mine too.');
    await user.click(say());
    expect(await screen.findByRole('alert')).toBeTruthy();
    isDown = false;
    await user.type(words, ' Every year.');
    await user.click(say());
    await waitFor(() => expect(words.value).toBe(''));
    expect(sent(at('POST', '/replies')).map(({ body }) => body)).toEqual([
      { text: 'Mine too.' },
      { text: 'Mine too. Every year.' },
    ]);
    expect(new Set(keys()).size).toBe(2);
  });

  it('keeps what is written while the words before are on their way', async () => {
    const { user } = open(`/community/posts/${post.id}`, {
      ...whole,
      [at('POST', '/replies')]: () => {
        const words = screen.getByRole('textbox', { name: 'Say something' });
        fireEvent.change(words, { target: { value: 'Mine too. And one more thing' } });
        return said;
      },
    });
    const words = await field();
    await user.type(words, 'Mine too.');
    await user.click(say());
    await waitFor(() => expect(say().disabled).toBe(false));
    expect(words.value).toBe('Mine too. And one more thing');
  });

  it('takes real sentences as they are typed and pasted, and sends nothing of blanks', async () => {
    const { user, sent } = open(`/community/posts/${post.id}`, { ...whole, [at('POST', '/replies')]: said });
    const words = await field();
    await user.type(words, '   ');
    expect(say().disabled).toBe(true);
    await user.clear(words);
    await user.type(words, 'A lake, ');
    await user.paste('¿y después?\n\n  夢の川');
    await user.type(words, ' at 4 p.m.');
    expect(words.value).toBe('A lake, ¿y después?\n\n  夢の川 at 4 p.m.');
    await user.click(say());
    await waitFor(() =>
      expect(sent(at('POST', '/replies'))[0]?.body).toEqual({
        text: 'A lake, ¿y después?\n\n  夢の川 at 4 p.m.',
      }),
    );
  });

  it('has the words still when the page is left and opened again', async () => {
    const first = open(`/community/posts/${post.id}`, whole);
    await first.user.type(await field(), 'Not sent yet');
    first.unmount();
    open(`/community/posts/${post.id}`, whole);
    expect((await field()).value).toBe('Not sent yet');
  });

  it('takes an answer of one’s own back after asking', async () => {
    let isThere = true;
    const { user, sent } = open(`/community/posts/${post.id}`, {
      ...whole,
      [at('GET', '/replies')]: () => (isThere ? page(buildReply({ isMine: true })) : page()),
      [atReply('DELETE')]: () => {
        isThere = false;
        return done;
      },
    });
    const line = (await screen.findByText('Ours was a lake.')).closest('li') as HTMLElement;
    await user.click(within(line).getByRole('button', { name: /^More about/ }));
    await user.click(within(line).getByRole('button', { name: 'Withdraw', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw this?', hidden: true });
    expect(sent(atReply('DELETE'))).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw', hidden: true }));
    await waitFor(() => expect(screen.queryByText('Ours was a lake.')).toBeNull());
    expect(sent(atReply('DELETE'))).toHaveLength(1);
  });

  it('reports an answer with words, and stays open with them where that failed', async () => {
    let isDown = true;
    const { user, sent } = open(`/community/posts/${post.id}`, {
      ...whole,
      [atReply('POST', '/reports')]: () => (isDown ? failureAnswer(429, 'requests.too_many', 'No.') : done),
    });
    const line = (await screen.findByText('Ours was a lake.')).closest('li') as HTMLElement;
    await user.click(within(line).getByRole('button', { name: /^More about/ }));
    await user.click(within(line).getByRole('button', { name: 'Report', hidden: true }));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    const words = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { hidden: true });
    await user.type(words, 'They ask for money.');
    const go = within(dialog).getByRole('button', { name: 'Send the report', hidden: true });
    await user.click(go);
    expect(await within(dialog).findByRole('alert', { hidden: true })).toBeTruthy();
    expect(words.value).toBe('They ask for money.');
    isDown = false;
    await user.click(go);
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(sent(atReply('POST', '/reports')).at(-1)?.body).toMatchObject({ text: 'They ask for money.' });
  });

  it('blocks whoever wrote an answer after asking, and says so', async () => {
    const block = `PUT /api/community/blocks/${reply.author.id}`;
    const { user, sent } = open(`/community/posts/${post.id}`, { ...whole, [block]: done });
    const line = (await screen.findByText('Ours was a lake.')).closest('li') as HTMLElement;
    await user.click(within(line).getByRole('button', { name: /^More about/ }));
    await user.click(within(line).getByRole('button', { name: 'Block Bramble', hidden: true }));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    expect(sent(block)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Block', hidden: true }));
    await waitFor(() => expect(sent(block)).toHaveLength(1));
    await waitFor(() => expect(currentToast.get()?.title).toContain('Bramble'));
  });

  it('says why an answer of one’s own is hidden, and takes an appeal for it', async () => {
    const hidden = buildReply({ isMine: true, state: 'hidden', hiddenReason: 'spam' });
    const { user, sent } = open(`/community/posts/${post.id}`, {
      ...whole,
      [at('GET', '/replies')]: page(hidden),
      [atReply('POST', '/appeals')]: done,
    });
    await user.click(await screen.findByRole('button', { name: 'Ask to have it looked at again' }));
    const words = await screen.findByRole('textbox', { name: 'Why it should be seen', hidden: true });
    const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Send', hidden: true });
    await user.type(words, ' ');
    expect(go.disabled).toBe(true);
    await user.type(words, 'I sell nothing.');
    await user.click(go);
    await waitFor(() =>
      expect(sent(atReply('POST', '/appeals'))[0]?.body).toEqual({ text: ' I sell nothing.' }),
    );
  });

  it('shows a visitor what was said, and neither a field nor a menu', async () => {
    open(`/community/posts/${post.id}`, whole, false);
    expect(await screen.findByText('Ours was a lake.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
  });

  it('says that a post is not there, or not any more', async () => {
    open(`/community/posts/${post.id}`, {
      ...whole,
      [at('GET')]: failureAnswer(404, 'community.post_not_found', 'No.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('has withdrawn it');
  });
});
