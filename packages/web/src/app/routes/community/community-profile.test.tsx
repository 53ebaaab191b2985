import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildProfile } from '#web/features/community/posts/testing/build-post.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const put = 'PUT /api/community/profile';
const heron = { id: 'h'.repeat(22), pseudonym: 'Heron', createdAt: '2026-11-20T08:00:00.000Z' };

function open(answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/community/profile': dataAnswer(buildProfile()),
    'GET /api/community/blocks': dataAnswer({ items: [] }),
    ...answers,
  } as StubAnswers);
  const bodies = () => calls.filter(({ key }) => key === put).map(({ body }) => body);
  return { calls, bodies, ...renderApp('/community/profile') };
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

describe('the name in the community', () => {
  it('is changed without a year of birth where that is known', async () => {
    const { user, bodies } = open({ [put]: dataAnswer(buildProfile({ pseudonym: 'Marten' })) });
    const field = await screen.findByRole('textbox', { name: 'Name' });
    expect((field as HTMLInputElement).value).toBe('Otter');
    expect(screen.queryByRole('textbox', { name: 'Year of birth' })).toBeNull();
    await user.clear(field);
    await user.type(field, 'Marten');
    await user.click(save());
    await waitFor(() => expect(bodies()).toEqual([{ pseudonym: 'Marten', mayBeIndexed: false }]));
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('is chosen with the year of birth the first time, and too short a name is not sent', async () => {
    const { user, bodies } = open({
      'GET /api/community/profile': dataAnswer(
        buildProfile({ pseudonym: null, isAgeKnown: false, mayWrite: false, mayReply: false }),
      ),
      [put]: failureAnswer(409, 'community.pseudonym_taken', 'This pseudonym is already taken.'),
    });
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(field, 'Ot');
    await user.type(screen.getByRole('textbox', { name: 'Year of birth' }), '198');
    expect(save().disabled).toBe(true);
    await user.type(field, 'ter');
    await user.type(screen.getByRole('textbox', { name: 'Year of birth' }), '4');
    await user.click(save());
    await waitFor(() =>
      expect(bodies()).toEqual([{ pseudonym: 'Otter', mayBeIndexed: false, birthYear: 1984 }]),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('already taken');
    expect((field as HTMLInputElement).value).toBe('Otter');
  });

  it('is kept out of search engines until that is chosen', async () => {
    const { user, bodies } = open({ [put]: dataAnswer(buildProfile({ mayBeIndexed: true })) });
    const choice = await screen.findByRole('checkbox', { name: 'Search engines may show what I share' });
    expect((choice as HTMLInputElement).checked).toBe(false);
    await user.click(choice);
    await user.click(save());
    await waitFor(() => expect(bodies()).toEqual([{ pseudonym: 'Otter', mayBeIndexed: true }]));
  });

  it('says that answering takes a confirmed address', async () => {
    open({ 'GET /api/community/profile': dataAnswer(buildProfile({ mayReply: false })) });
    expect(await screen.findByText(/confirm your email address first/)).toBeTruthy();
  });
});

describe('whom a member has blocked', () => {
  it('is listed, and each can be taken back', async () => {
    let isBlocked = true;
    const unblock = `DELETE /api/community/blocks/${heron.id}`;
    const { user, calls } = open({
      'GET /api/community/blocks': () => dataAnswer({ items: isBlocked ? [heron] : [] }),
      [unblock]: () => {
        isBlocked = false;
        return { json: { success: true } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Unblock: Heron' }));
    expect(await screen.findByText('You have blocked nobody.')).toBeTruthy();
    expect(calls.filter(({ key }) => key === unblock)).toHaveLength(1);
  });

  it('says so where nobody is', async () => {
    open();
    expect(await screen.findByText('You have blocked nobody.')).toBeTruthy();
  });
});
