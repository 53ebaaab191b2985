import type { DueFollowUp } from '@chitta/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { buildFollowUp } from '../testing/build-follow-up.ts';
import { JournalQuestion } from './journal-question.tsx';

const { symbols } = buildFollowUp();
const due: DueFollowUp = {
  dreamId: 12,
  title: 'Un perro <3',
  language: 'es',
  headline: 'Un hábito te sigue.',
  day: 2,
  symbols,
};

function openQuestion(answers: Record<string, StubAnswer> = {}) {
  const calls = stubApi({
    'GET /api/follow-ups': dataAnswer({ due }),
    'PUT /api/dreams/12/fit': dataAnswer(buildFollowUp()),
    'POST /api/dreams/12/fit/dismissal': { json: { success: true } },
    'PATCH /api/reading-settings': dataAnswer({}),
    ...answers,
  } as StubAnswers);
  return { ...renderPart(<JournalQuestion user={buildUser()} />), calls };
}
const question = () => screen.findByRole('region', { name: 'Did the reading of “Un perro <3” fit?' });
const isGone = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull());

describe('JournalQuestion', () => {
  it('asks about the dream by its title, in the language of the dream', async () => {
    openQuestion();
    await question();
    const title = screen.getByRole('link', { name: 'Un perro <3' });
    expect([title.lang, title.getAttribute('href')]).toEqual(['es', '/journal/12']);
  });

  it('shows the thought that it asks about', async () => {
    openQuestion();
    await question();
    expect(screen.getByText('Un hábito te sigue.').lang).toBe('es');
    const taps = screen.getByRole('group', { description: 'Un hábito te sigue.' });
    expect(taps.textContent).toContain('It fit');
  });

  it('asks about a reading that has no thought', async () => {
    openQuestion({ 'GET /api/follow-ups': dataAnswer({ due: { ...due, headline: null } }) });
    await question();
    expect(screen.getByRole('group').hasAttribute('aria-describedby')).toBe(false);
    expect(document.querySelector('blockquote')).toBeNull();
  });

  it('stays until what is said is said', async () => {
    const { user } = openQuestion();
    await question();
    await user.click(screen.getByRole('button', { name: 'It fit' }));
    await screen.findByText('Kept with your dream.');
    await question();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await isGone();
    expect(document.activeElement?.textContent).toBe('The question is closed.');
  });

  it('is put aside', async () => {
    const { user, calls } = openQuestion();
    await question();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await isGone();
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ key: 'POST /api/dreams/12/fit/dismissal', body: { day: 2 } }),
    );
  });

  it('says when that did not arrive', async () => {
    const { user } = openQuestion({ 'POST /api/dreams/12/fit/dismissal': 'network-failure' });
    await question();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(currentToast.get()?.title).toBe('This could not be put aside'));
  });

  it('is switched off for good, with a way back', async () => {
    const { user, calls } = openQuestion();
    await question();
    await user.click(screen.getByRole('button', { name: "Don't ask again" }));
    await isGone();
    expect(calls.find(({ key }) => key.startsWith('PATCH'))?.body).toEqual({ followUpQuestions: false });
    expect(currentToast.get()?.title).toBe('The journal will not ask again');
    await act(async () => currentToast.get()?.action?.onClick());
    await question();
    expect(calls.filter(({ key }) => key.startsWith('PATCH')).at(-1)?.body).toEqual({
      followUpQuestions: true,
    });
  });

  it('stays where it cannot be switched off', async () => {
    const { user } = openQuestion({ 'PATCH /api/reading-settings': 'network-failure' });
    await question();
    await user.click(screen.getByRole('button', { name: "Don't ask again" }));
    await waitFor(() => expect(currentToast.get()?.variant).toBe('destructive'));
    await question();
  });

  it.each<[string, StubAnswer]>([
    ['nothing is due', dataAnswer({ due: null })],
    ['it cannot be asked for', 'network-failure'],
  ])('is not there where %s', async (_what, answer) => {
    const { calls } = openQuestion({ 'GET /api/follow-ups': answer });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
