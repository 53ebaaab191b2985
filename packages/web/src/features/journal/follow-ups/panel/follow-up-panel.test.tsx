import type { Reading } from '@chitta/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDream, dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { buildFollowUp } from '../testing/build-follow-up.ts';
import { FollowUpPanel } from './follow-up-panel.tsx';

function readingOf(...parts: Reading['sentences'][number]['part'][]): Reading {
  const sentences = parts.map((part, paragraph) => ({ text: `The ${part}.`, part, paragraph, evidence: [] }));
  return { engineVersion: '2', language: 'en', sentences };
}

function openPanel(answers: Record<string, StubAnswer | (() => StubAnswer)>, reading: Reading | null) {
  const calls = stubApi(answers as StubAnswers);
  const dream = buildDream({ reading });
  return { ...renderPart(<FollowUpPanel memberId={7} dream={dream} />), calls };
}
const get = 'GET /api/dreams/12/follow-up';
const whole = readingOf('opening', 'question', 'deed');

describe('FollowUpPanel', () => {
  it('asks whether a whole reading fitted; answer and step stand under what they belong to', async () => {
    openPanel({ [get]: dataAnswer(buildFollowUp()) }, whole);
    expect(await screen.findByRole('group', { name: 'Did this reading fit?' })).toBeTruthy();
    expect(screen.queryByLabelText('Your answer to the question')).toBeNull();
    expect(screen.queryByRole('button', { name: "I'll do it today" })).toBeNull();
  });

  it('asks about the thought of the reading, where it has one', async () => {
    const { unmount } = openPanel({ [get]: dataAnswer(buildFollowUp()) }, readingOf('headline', 'passage'));
    const taps = await screen.findByRole('group', { name: 'Did this reading fit?' });
    expect(taps).toBe(screen.getByRole('group', { description: 'The headline.' }));
    unmount();
    openPanel({ [get]: dataAnswer(buildFollowUp()) }, whole);
    await screen.findByRole('group', { name: 'Did this reading fit?' });
    expect(document.querySelector('blockquote')).toBeNull();
  });

  it('asks for nothing where the reading only comforts', async () => {
    const { calls } = openPanel({ [get]: dataAnswer(buildFollowUp({ symbols: [] })) }, readingOf('opening'));
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows what was said of a reading whose structure is gone', async () => {
    const said = { answer: 'I waited.', deed: 'done' as const };
    openPanel({ [get]: dataAnswer(buildFollowUp({ ...said, symbols: [] })) }, null);
    expect(await screen.findByText('I waited.')).toBeTruthy();
    expect(screen.getByText('Done.')).toBeTruthy();
    expect(screen.queryByText('Did this reading fit?')).toBeNull();
  });

  it('tells quietly how the symbols have fitted so far', async () => {
    const rates = [{ id: 'house', name: 'House', fitted: 4, answered: 5 }];
    openPanel({ [get]: dataAnswer(buildFollowUp({ rates })) }, whole);
    const line = await screen.findByRole('listitem');
    expect(line.textContent).toBe('Readings of House fit in 4 of 5 answers.');
  });

  it('takes a verdict back, and brings it back', async () => {
    const fit = { verdict: 'no' as const, change: 'Nothing.', misfits: ['dog'] };
    let kept: typeof fit | null = fit;
    const { user, calls } = openPanel(
      {
        [get]: dataAnswer(buildFollowUp({ fit })),
        'DELETE /api/dreams/12/fit': () => {
          kept = null;
          return dataAnswer(buildFollowUp({ fit: kept }));
        },
        'PUT /api/dreams/12/fit': () => dataAnswer(buildFollowUp({ fit })),
      },
      whole,
    );
    expect((await screen.findByRole('button', { name: 'Dog' })).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Take this back' }));
    await waitFor(() => expect(currentToast.get()?.title).toBe('Taken back'));
    expect(screen.queryByLabelText('What changed?')).toBeNull();
    await act(async () => currentToast.get()?.action?.onClick());
    expect(await screen.findByLabelText('What changed?')).toHaveProperty('value', 'Nothing.');
    expect(calls.at(-1)?.body).toEqual(fit);
  });

  it('says what is wrong, and tries again', async () => {
    let isBroken = true;
    const { user } = openPanel(
      { [get]: () => (isBroken ? 'network-failure' : dataAnswer(buildFollowUp())) },
      whole,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('could not be opened');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Did this reading fit?' })).toBeTruthy();
  });
});
