import type { CommunityPost } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPost, buildProfile } from '#web/features/community/posts/testing/build-post.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const text = 'The river ran through our kitchen, and a heron stood in it.';
const at = `/api/community/posts/${'p'.repeat(22)}`;
const patch = `PATCH ${at}`;
const look = 'POST /api/community/second-look';

function open(overrides: Partial<CommunityPost> = {}, answers: Record<string, unknown> = {}) {
  const post = buildPost({ isMine: true, text, ...overrides });
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/community/profile': dataAnswer(buildProfile()),
    [`GET ${at}`]: dataAnswer(post),
    [`GET ${at}/replies`]: dataAnswer({ items: [], nextCursor: null }),
    [patch]: dataAnswer({ post, care: null }),
    [look]: ({ body }: { body: { text: string } }) => dataAnswer({ text: body.text, found: [] }),
    ...answers,
  } as StubAnswers);
  const bodies = () => calls.filter(({ key }) => key === patch).map(({ body }) => body);
  return { bodies, ...renderApp(`/community/posts/${post.id}/edit`) };
}

const keep = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save the change' });
const symbols = [
  { id: 'dog', name: 'Dog' },
  { id: 'sea', name: 'Sea' },
];

describe('changing what one has shared', () => {
  it('takes a new text once it was looked through again', async () => {
    const changed = 'The river ran through the kitchen, and nobody minded it.';
    const { user, bodies, router } = open({}, { [look]: dataAnswer({ text: changed, found: [] }) });
    const field = await screen.findByRole('textbox', { name: 'The text that others will read' });
    expect((field as HTMLTextAreaElement).value).toBe(text);
    expect(keep().disabled).toBe(true);
    await user.clear(field);
    await user.type(field, changed);
    expect(keep().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Look for names and places' }));
    await waitFor(() => expect(keep().disabled).toBe(false));
    await user.click(keep());
    await waitFor(() => expect(bodies()).toEqual([{ text: changed, isLookedThrough: true }]));
    await waitFor(() => expect(router.state.location.pathname).not.toMatch(/edit$/));
  });

  it('takes symbols out, and never the last one', async () => {
    const { user, bodies } = open({ kind: 'symbols', text: null, symbols });
    await user.click(await screen.findByRole('checkbox', { name: 'Dog' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sea' }));
    expect(keep().disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Sea' }));
    await user.click(keep());
    await waitFor(() => expect(bodies()).toEqual([{ symbols: ['sea'], isLookedThrough: false }]));
  });

  it('takes a reading out of its room, which is all there is to change of it', async () => {
    const reading = { kind: 'reading', text: null, headline: 'You came home.', theme: 'falling' } as const;
    const { user, bodies } = open(reading);
    expect(await screen.findByText(/A reading stays as it was written/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Take it out of its room' }));
    await user.click(keep());
    await waitFor(() => expect(bodies()).toEqual([{ theme: null, isLookedThrough: false }]));
  });

  it('shows words of help to whoever may need them', async () => {
    const care = { kind: 'self_harm', words: ['You can call somebody tonight.'] };
    const { user } = open({ theme: 'falling' }, { [patch]: dataAnswer({ post: buildPost(), care }) });
    await user.click(await screen.findByRole('checkbox', { name: 'Take it out of its room' }));
    await user.click(keep());
    expect(await screen.findByText('You can call somebody tonight.')).toBeTruthy();
  });

  it('says what was wrong, and keeps what was written', async () => {
    const refused = failureAnswer(404, 'community.post_not_found', 'No.');
    const { user, router } = open({ theme: 'falling' }, { [patch]: refused });
    await user.click(await screen.findByRole('checkbox', { name: 'Take it out of its room' }));
    await user.click(keep());
    expect((await screen.findByRole('alert')).textContent).toContain('no longer there');
    expect(router.state.location.pathname).toMatch(/edit$/);
  });

  it('is for what is one’s own', async () => {
    open({ isMine: false });
    expect((await screen.findByRole('alert')).textContent).toContain('somebody else');
  });

  it('is reached from the menu of what one shared', async () => {
    const post = buildPost({ isMine: true, text });
    stubApi({
      'GET /api/user': { json: buildUser() },
      'GET /api/community/profile': dataAnswer(buildProfile()),
      'GET /api/community/posts': dataAnswer({ items: [post], nextCursor: null }),
      [`GET ${at}`]: dataAnswer(post),
    } as StubAnswers);
    const { user, router } = renderApp('/community?own=true');
    await user.click(await screen.findByRole('button', { name: 'More about what Bramble shared' }));
    await user.click(screen.getByRole('button', { name: 'Change', hidden: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/community/posts/${post.id}/edit`));
  });
});
