import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { buildFollowUp } from '../testing/build-follow-up.ts';
import { findUnsentText } from '../words/unsent-text.ts';
import { FitForm } from './fit-form.tsx';
import type { Fit } from './use-fit.ts';

function openForm(fit: Fit | null, answer: StubAnswer | (() => StubAnswer) = dataAnswer(buildFollowUp())) {
  const calls = stubApi({ 'PUT /api/dreams/12/fit': answer } as StubAnswers);
  const handleDone = vi.fn();
  const { symbols } = buildFollowUp();
  const form = (
    <>
      <h2 id="asks">Did it fit?</h2>
      <FitForm
        memberId={7}
        dreamId={12}
        labelledBy="asks"
        language="en"
        symbols={symbols}
        fit={fit}
        aside={<button type="button">Not now</button>}
        onDone={handleDone}
      />
    </>
  );
  return { ...renderPart(form), calls, handleDone };
}
const button = (name: string) => screen.findByRole('button', { name });
const bodies = (calls: ReturnType<typeof stubApi>) => calls.map(({ body }) => body);

describe('FitForm', () => {
  it('keeps a tap at once and has no more to say against it', async () => {
    const { user, calls } = openForm(null);
    expect(await screen.findByRole('group', { name: 'Did it fit?' })).toBeTruthy();
    expect(screen.queryByLabelText('What changed?')).toBeNull();
    await user.click(await button('It fit'));
    expect((await button('It fit')).getAttribute('aria-pressed')).toBe('true');
    expect(await screen.findByText('Kept with your dream.')).toBeTruthy();
    expect(bodies(calls)).toEqual([{ verdict: 'yes', change: '', misfits: [] }]);
    expect(screen.queryByText(/Where did it miss/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  });

  it('takes the symbols that did not fit, and forgets them where everything did', async () => {
    const { user, calls } = openForm(null);
    await user.click(await button('Partly'));
    await user.click(await button('Dog'));
    await user.click(await button('House'));
    await user.click(await button('Dog'));
    await user.click(await button('It fit'));
    await waitFor(() => expect(calls).toHaveLength(5));
    expect(bodies(calls).map((body) => (body as Fit).misfits)).toEqual([
      [],
      ['dog'],
      ['dog', 'house'],
      ['house'],
      [],
    ]);
  });

  it('keeps what changed, and is done then', async () => {
    const { user, calls, handleDone } = openForm({ verdict: 'yes', change: '', misfits: [] });
    await user.type(await screen.findByLabelText('What changed?'), 'I rang my brother.');
    await user.click(await button('Keep these words'));
    await waitFor(() => expect(handleDone).toHaveBeenCalledTimes(1));
    expect(bodies(calls)).toEqual([{ verdict: 'yes', change: 'I rang my brother.', misfits: [] }]);
    expect(localStorage.getItem('follow-up-words')).toBe('{}');
  });

  it('is done without a word', async () => {
    const { user, handleDone, calls } = openForm({ verdict: 'yes', change: 'Said before.', misfits: [] });
    await user.click(await button('Done'));
    expect(handleDone).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });

  it('says that a tap is not kept yet, and sends it again', async () => {
    let isOffline = true;
    const answer = () => (isOffline ? 'network-failure' : dataAnswer(buildFollowUp()));
    const { user, calls } = openForm(null, answer);
    await user.click(await button('Partly'));
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved yet.');
    expect((await button('Partly')).getAttribute('aria-pressed')).toBe('true');
    isOffline = false;
    await user.click(await button('Try again'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(bodies(calls)[1]).toEqual({ verdict: 'partly', change: '', misfits: [] });
  });

  it('loses no words, whichever way they arrive in the end', async () => {
    let isOffline = true;
    const answer = () => (isOffline ? 'network-failure' : dataAnswer(buildFollowUp()));
    const { user, calls, handleDone } = openForm({ verdict: 'yes', change: '', misfits: [] }, answer);
    await user.type(await screen.findByLabelText('What changed?'), 'I rang.');
    await user.click(await button('Keep these words'));
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(handleDone).not.toHaveBeenCalled();
    expect(findUnsentText({ memberId: 7, dream: 12, kind: 'change' })?.text).toBe('I rang.');
    isOffline = false;
    await user.click(await button('Partly'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(bodies(calls).at(-1)).toEqual({ verdict: 'partly', change: 'I rang.', misfits: [] });
    expect(findUnsentText({ memberId: 7, dream: 12, kind: 'change' })).toBeNull();
  });

  it('tries a tap again when the connection is back', async () => {
    let isOffline = true;
    const { user, calls } = openForm(null, () =>
      isOffline ? 'network-failure' : dataAnswer(buildFollowUp()),
    );
    await user.click(await button('It did not fit'));
    await screen.findByRole('alert');
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(calls).toHaveLength(2);
  });
});
