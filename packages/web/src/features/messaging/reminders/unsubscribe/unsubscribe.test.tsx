import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { Unsubscribe } from './unsubscribe.tsx';

const token = `7.${'a'.repeat(43)}`;
const path = `POST /api/reminders/unsubscribe/${token}`;

function open(answer: StubAnswer, given: string | null = token) {
  const calls = stubApi({ [path]: answer } as StubAnswers);
  return { ...renderPart(<Unsubscribe token={given} />), calls };
}

describe('Unsubscribe', () => {
  beforeAll(() => loadWords('unsubscribe'));

  it('changes nothing before it is pressed', async () => {
    const { calls, user } = open({ json: { success: true } });
    const stop = await screen.findByRole('button', { name: 'Stop them' });
    expect(calls).toEqual([]);
    await user.click(stop);
    expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('stops letters where the link is of a letter', async () => {
    const letter = `letter.${token}`;
    const letters = `POST /api/letter-settings/unsubscribe/${letter}`;
    const calls = stubApi({ [letters]: { json: { success: true } } } as StubAnswers);
    const { user } = renderPart(<Unsubscribe token={letter} />);
    expect(await screen.findByRole('heading', { name: 'Stop the letter of the month?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop them' }));
    expect(await screen.findByText(/^No more letters come by email/)).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('says that a link does not work', async () => {
    const { user } = open(failureAnswer(404, 'links.unknown', 'This link is not valid.'));
    await user.click(await screen.findByRole('button', { name: 'Stop them' }));
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  });

  it('asks nothing without a token', async () => {
    open({ json: { success: true } }, null);
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  });

  it('lets it be tried again without a connection', async () => {
    const { user } = open('network-failure');
    await user.click(await screen.findByRole('button', { name: 'Stop them' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Network error.');
    expect(screen.getByRole('button', { name: 'Stop them' })).toBeTruthy();
  });
});
