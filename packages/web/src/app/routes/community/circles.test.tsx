import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCircle, buildJoinedCircle } from '#web/features/community/circles/testing/build-circle.ts';
import { buildProfile } from '#web/features/community/posts/testing/build-post.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const make = 'POST /api/community/circles';
const premium = buildUser({ subscriptionTier: 'premium' });

function open(answers: Record<string, unknown> = {}, user = premium) {
  const calls = stubApi({
    'GET /api/user': { json: user },
    'GET /api/community/profile': dataAnswer(buildProfile()),
    'GET /api/community/circles': dataAnswer({ items: [] }),
    'GET /api/memberships/current': { status: 404, json: { success: false } },
    ...answers,
  } as StubAnswers);
  return { calls, ...renderApp('/community/circles') };
}

describe('the circles of a member', () => {
  it('are listed, those that rest said so', async () => {
    const items = [buildCircle(), buildJoinedCircle({ id: 'd'.repeat(22), name: 'Sea', isResting: true })];
    open({ 'GET /api/community/circles': dataAnswer({ items }) });
    const link = await screen.findByRole('link', { name: 'Night owls' });
    expect(link.getAttribute('href')).toBe(`/community/circles/${items[0]?.id}`);
    expect(screen.getByText('made by you')).toBeTruthy();
    expect(screen.getByText('resting')).toBeTruthy();
  });

  it('are made by members with premium, who are led into them', async () => {
    const whole = buildCircle();
    const { user, calls, router } = open({
      [make]: dataAnswer(whole),
      [`GET /api/community/circles/${whole.id}`]: dataAnswer(whole),
      'GET /api/community/posts': dataAnswer({ items: [], nextCursor: null }),
    });
    const field = await screen.findByRole('textbox', { name: 'Name of the circle' });
    const button = screen.getByRole('button', { name: 'Make the circle' }) as HTMLButtonElement;
    await user.type(field, 'N');
    expect(button.disabled).toBe(true);
    await user.type(field, 'ight owls');
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/community/circles/${whole.id}`));
    expect(calls.find(({ key }) => key === make)?.body).toEqual({ name: 'Night owls' });
  });

  it('say in words why one was not made', async () => {
    const refused = failureAnswer(422, 'community.circle_name_refused', 'No.');
    const { user } = open({ [make]: refused });
    await user.type(await screen.findByRole('textbox', { name: 'Name of the circle' }), 'www.owls.example');
    await user.click(screen.getByRole('button', { name: 'Make the circle' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'no links, addresses or words that hurt',
    );
  });

  it('are not made without premium, which is said before anything is asked', async () => {
    open({}, buildUser());
    expect(await screen.findByText(/Making a circle is part of premium/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscribe');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    [
      { mayWrite: false, mayReply: false, pseudonym: null },
      'First choose the name that the others will see.',
    ],
    [{ mayReply: false }, /verify your email address first/],
  ])('need a name and a verified address: %o', async (values, said) => {
    open({ 'GET /api/community/profile': dataAnswer(buildProfile(values)) });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Name of the circle' })).toBeNull();
  });

  it('are asked for again where they could not be fetched', async () => {
    let tries = 0;
    const { user } = open({
      'GET /api/community/circles': () => {
        tries += 1;
        return tries > 1
          ? dataAnswer({ items: [buildCircle()] })
          : failureAnswer(500, 'internal', 'Something went wrong.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Night owls' })).toBeTruthy();
  });
});
