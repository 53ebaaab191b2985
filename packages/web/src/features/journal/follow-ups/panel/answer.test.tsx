import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { followUpQuery } from '../follow-ups.api.ts';
import { buildFollowUp } from '../testing/build-follow-up.ts';
import { findUnsentText, keepUnsentText, type TextPlace } from '../words/unsent-text.ts';
import { Answer } from './answer.tsx';

const place: TextPlace = { memberId: 7, dream: 12, kind: 'answer' };
const put = 'PUT /api/dreams/12/answer';

function openAnswer(
  answer: string | null,
  answers: Record<string, StubAnswer | (() => StubAnswer)> = {},
  language: 'en' | 'es' = 'en',
) {
  const calls = stubApi({
    [put]: dataAnswer(buildFollowUp({ answer: 'kept' })),
    'DELETE /api/dreams/12/answer': dataAnswer(buildFollowUp()),
    ...answers,
  } as StubAnswers);
  return { ...renderPart(<Answer memberId={7} dreamId={12} answer={answer} language={language} />), calls };
}
/** With the answer as the server has it. */
function AnswerOnPage() {
  const { data } = useQuery(followUpQuery(12));
  return data && <Answer memberId={7} dreamId={12} answer={data.answer} language="en" />;
}

const field = () => screen.findByLabelText('Your answer to the question');
const keep = () => screen.getByRole('button', { name: 'Keep the answer' });

describe('Answer', () => {
  it('keeps a line without the space around it', async () => {
    const { user, calls } = openAnswer(null);
    expect((await field()).getAttribute('placeholder')).toBe('Yesterday I …');
    expect(keep()).toHaveProperty('disabled', true);
    await user.type(await field(), ' I waited. ');
    await user.click(keep());
    await waitFor(() => expect(calls).toMatchObject([{ key: put, body: { text: 'I waited.' } }]));
    await waitFor(() => expect(findUnsentText(place)).toBeNull());
  });

  it('asks in the language of the dream', async () => {
    openAnswer(null, {}, 'es');
    expect(await field()).toMatchObject({ placeholder: 'Ayer…', lang: 'es' });
  });

  it('loses nothing when it cannot be sent, and sends it once the connection is back', async () => {
    let isOffline = true;
    const { user, calls } = openAnswer(null, {
      [put]: () => (isOffline ? 'network-failure' : dataAnswer(buildFollowUp({ answer: 'I waited.' }))),
    });
    await user.type(await field(), 'I waited.');
    await user.click(keep());
    expect((await screen.findByRole('alert')).textContent).toContain('Your words are kept on this device.');
    expect(await field()).toHaveProperty('value', 'I waited.');
    expect(findUnsentText(place)).toEqual({ text: 'I waited.', isMeant: true });
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(findUnsentText(place)).toBeNull());
    expect(calls).toHaveLength(2);
  });

  it('brings back what was being written', async () => {
    keepUnsentText(place, { text: 'I wai', isMeant: false });
    const { calls } = openAnswer(null);
    expect(await field()).toHaveProperty('value', 'I wai');
    expect(calls).toEqual([]);
  });

  it('sends at once what was meant to be kept', async () => {
    keepUnsentText(place, { text: 'I waited.', isMeant: true });
    const { calls } = openAnswer(null);
    await waitFor(() => expect(calls).toMatchObject([{ key: put, body: { text: 'I waited.' } }]));
  });

  it('says how much room is left only near the end', async () => {
    const { user } = openAnswer(null);
    await user.click(await field());
    await user.paste('x'.repeat(399));
    expect(screen.queryByText(/characters left/)).toBeNull();
    await user.paste('xx');
    expect(screen.getByText('99 characters left')).toBeTruthy();
  });

  it('leads on to what was kept', async () => {
    stubApi({
      'GET /api/dreams/12/follow-up': dataAnswer(buildFollowUp()),
      [put]: dataAnswer(buildFollowUp({ answer: 'I waited.' })),
    } as StubAnswers);
    const { user } = renderPart(<AnswerOnPage />);
    await user.type(await field(), 'I waited.');
    await user.click(keep());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your answer'));
  });

  it('can be changed, or left as it was', async () => {
    const { user, calls } = openAnswer('I waited.');
    expect(await screen.findByText('I waited.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.type(await field(), ' Long.');
    await user.click(screen.getByRole('button', { name: 'Leave it as it was' }));
    expect(screen.getByText('I waited.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.type(await field(), ' Long.');
    await user.click(keep());
    await waitFor(() => expect(calls).toMatchObject([{ body: { text: 'I waited. Long.' } }]));
  });

  it('can be deleted and brought back', async () => {
    const { user, calls } = openAnswer('I waited.');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(currentToast.get()?.title).toBe('Answer deleted'));
    await act(async () => currentToast.get()?.action?.onClick());
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ key: put, body: { text: 'I waited.' } }));
  });

  it('stays when it cannot be deleted', async () => {
    const { user } = openAnswer('I waited.', {
      'DELETE /api/dreams/12/answer': failureAnswer(503, 'server.overloaded', 'busy'),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(currentToast.get()?.variant).toBe('destructive'));
    expect(screen.getByText('I waited.')).toBeTruthy();
  });
});
