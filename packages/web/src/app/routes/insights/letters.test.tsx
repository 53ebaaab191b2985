import type { LetterSettingsView } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildLetter } from '#web/features/insights/monthly-letters/testing/build-letter.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const months = [
  { month: '2026-10', dreams: 12, nights: 11 },
  { month: '2026-08', dreams: 1, nights: 1 },
];
const settings: LetterSettingsView = { byMail: false, mail: 'on', mailStoppedAt: null };

function open(path: string, answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ hasUnlimitedAccess: true }) },
    'GET /api/insights/letters': dataAnswer({ items: months }),
    'GET /api/letter-settings': dataAnswer(settings),
    ...answers,
  });
  return { calls, ...renderApp(path) };
}

const ofOctober = (answer: unknown) => ({ 'GET /api/insights/letters/2026-10': answer }) as StubAnswers;

describe('the letters of months', () => {
  afterEach(() => localStorage.clear());

  it('are listed with what they count, and each leads to its page', async () => {
    open('/insights/letters');
    const link = await screen.findByRole('link', { name: /October 2026/ });
    expect(link.getAttribute('href')).toBe('/insights/letters/2026-10');
    expect(link.textContent).toContain('12 dreams in 11 nights');
    expect(screen.getByRole('link', { name: /August 2026/ }).textContent).toContain('1 dream in 1 night');
  });

  it('say how the first one comes about', async () => {
    open('/insights/letters', { 'GET /api/insights/letters': dataAnswer({ items: [] }) });
    expect(await screen.findByText(/^The first letter comes when a month/)).toBeTruthy();
  });

  it('come by mail where that is chosen', async () => {
    const chosen = dataAnswer({ ...settings, byMail: true, mail: 'unverified' });
    const { user, calls } = open('/insights/letters', { 'PUT /api/letter-settings': chosen });
    const part = await screen.findByRole('switch', { name: 'Send me the letter by email' });
    expect(part.getAttribute('aria-checked')).toBe('false');
    await user.click(part);
    await waitFor(() => expect(part.getAttribute('aria-checked')).toBe('true'));
    expect(calls.find(({ key }) => key.startsWith('PUT'))?.body).toEqual({ byMail: true });
    expect(await screen.findByText('None comes before your email address is confirmed.')).toBeTruthy();
  });

  it('say what was not kept, and when mails were stopped', async () => {
    const { user } = open('/insights/letters', {
      'GET /api/letter-settings': dataAnswer({ ...settings, mailStoppedAt: '2026-11-02T12:00:00.000Z' }),
      'PUT /api/letter-settings': 'network-failure',
    });
    expect(
      await screen.findByText('You stopped the letters through an email on November 2, 2026.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('switch'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved: /);
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });
});

describe('the letter of a month', () => {
  it('tells what was different with its dreams, what came back, and a question', async () => {
    const { user } = open('/insights/letters/2026-10', ofOctober(dataAnswer(buildLetter())));
    await screen.findByRole('heading', { level: 1, name: 'Your dreams in October 2026' });
    screen.getByText('12 dreams in 11 nights');
    screen.getByText('“River” came more often than in the year before: in 6 of 12 dreams.');
    await user.click(screen.getByText('The 2 dreams behind it'));
    const different = screen.getByRole('region', { name: 'What was different' });
    const dream = within(different).getByRole('link', { name: 'La casa de mi abuela' });
    expect([dream.getAttribute('href'), within(dream).getByText(/casa/).lang]).toEqual(['/journal/12', 'es']);
    expect(screen.getByRole('region', { name: 'What came back' }).textContent).toContain('3 times');
    screen.getByText(/^You marked what you felt in 5 of 12 dreams\./);
    const returned = within(screen.getByRole('region', { name: 'What came back' })).getByRole('link');
    expect([returned.getAttribute('href'), within(returned).getByText(/casa/).lang]).toEqual([
      '/journal/12',
      'es',
    ]);
    expect(screen.getByRole('region', { name: 'To take along' }).textContent).toContain('“River”');
  });

  it('says plainly where nothing stands out', async () => {
    const quiet = buildLetter({ findings: [], returning: null, isPending: true, feelings: null });
    open('/insights/letters/2026-10', ofOctober(dataAnswer(quiet)));
    expect(await screen.findByText(/^Nothing stands out from the year before/)).toBeTruthy();
    expect(screen.queryByText('What came back')).toBeNull();
    expect(screen.queryByText(/^You marked/)).toBeNull();
    expect(screen.getByText(/^Your latest changes are being counted/)).toBeTruthy();
  });

  it('says that a few dreams are too few to compare', async () => {
    open(
      '/insights/letters/2026-10',
      ofOctober(dataAnswer(buildLetter({ findings: [], isEarly: true, feelings: null }))),
    );
    expect(await screen.findByText(/once it has 8 dreams and the year before it 20\.$/)).toBeTruthy();
  });

  it.each([
    [failureAnswer(404, 'letters.not_found', 'There is no letter of this month.')],
    [failureAnswer(422, 'requests.invalid', 'Invalid input')],
  ])('says that there is none', async (answer) => {
    open('/insights/letters/2026-10', ofOctober(answer));
    expect(await screen.findByRole('heading', { name: 'There is no letter for this month' })).toBeTruthy();
  });

  it('can be asked for again where it did not come', async () => {
    let answer: unknown = 'network-failure';
    const { user } = open(
      '/insights/letters/2026-10',
      ofOctober(() => answer),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer = dataAnswer(buildLetter());
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'What was different' })).toBeTruthy();
  });
});
