import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDream, dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { buildFollowUp } from '../testing/build-follow-up.ts';
import { KeptAnswerSlot, KeptDeedSlot } from './kept-slots.tsx';

const get = 'GET /api/dreams/12/follow-up';
const dream = buildDream();

function open(answers: Record<string, unknown>) {
  const calls = stubApi(answers as StubAnswers);
  const part = renderPart(
    <>
      <KeptAnswerSlot dream={dream} />
      <KeptDeedSlot dream={dream} />
    </>,
  );
  return { ...part, calls };
}

describe('what was said to a kept reading', () => {
  it('stands right under its question and its step', async () => {
    open({ [get]: dataAnswer(buildFollowUp({ answer: 'I waited.', deed: 'accepted' })) });
    expect(await screen.findByText('I waited.')).toBeTruthy();
    expect(screen.getByText('You took it on.')).toBeTruthy();
  });

  it('can be said there', async () => {
    const { user, calls } = open({
      [get]: dataAnswer(buildFollowUp()),
      'PUT /api/dreams/12/deed': dataAnswer(buildFollowUp({ deed: 'accepted' })),
    });
    expect(await screen.findByLabelText('Your answer to the question')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: "I'll do it today" }));
    expect(await screen.findByText('You took it on.')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ state: 'accepted' });
  });

  it('leaves it to the panel below to say that it cannot be known', async () => {
    const { container } = open({ [get]: 'network-failure' });
    await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
