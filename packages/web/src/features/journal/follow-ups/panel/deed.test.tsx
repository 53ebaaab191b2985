import type { DeedState } from '@chitta/contract/limits';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { buildFollowUp } from '../testing/build-follow-up.ts';
import { Deed } from './deed.tsx';

const put = 'PUT /api/dreams/12/deed';

function openDeed(deed: DeedState | null, answer = dataAnswer(buildFollowUp())) {
  const calls = stubApi({ [put]: answer, 'DELETE /api/dreams/12/deed': answer } as StubAnswers);
  return { ...renderPart(<Deed dreamId={12} deed={deed} />), calls };
}

describe('Deed', () => {
  it.each<[DeedState | null, string, object]>([
    [null, "I'll do it today", { key: put, body: { state: 'accepted' } }],
    ['accepted', 'Done', { key: put, body: { state: 'done' } }],
    ['accepted', 'Let it go', { key: put, body: { state: 'let_go' } }],
    ['accepted', 'I did not take it on', { key: 'DELETE /api/dreams/12/deed' }],
    ['done', 'Not done yet', { key: put, body: { state: 'accepted' } }],
    ['let_go', 'Take it up again', { key: put, body: { state: 'accepted' } }],
  ])('%s: %s', async (deed, name, call) => {
    const { user, calls } = openDeed(deed);
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(calls).toMatchObject([call]));
  });

  it('says what could not be kept, and can be pressed again', async () => {
    const { user } = openDeed(null, 'network-failure');
    const accept = await screen.findByRole('button', { name: "I'll do it today" });
    await user.click(accept);
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved.');
    expect(accept).toHaveProperty('disabled', false);
  });
});
