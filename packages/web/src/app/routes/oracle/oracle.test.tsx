import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  buildConsultation,
  buildListed,
  buildToday,
  practice,
  question,
} from '#web/features/oracle/consultations/testing/build-consultation.ts';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';

const consultation = buildConsultation();
const { id } = consultation;
const profile = { usesChart: true, birthDate: null, birthPlace: null };

function open(path: string, answers: StubAnswers = {}) {
  writeLocal(localKeys.tutorialSeen, 'true');
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/oracle/today': dataAnswer(buildToday()),
    'GET /api/oracle/profile': dataAnswer({ profile, isSetUp: true }),
    ...({
      [`GET /api/oracle/consultations/${id}`]: dataAnswer(consultation),
      [`GET /api/oracle/consultations/${id}/practice-entries`]: dataAnswer({ items: [], nextCursor: null }),
      [`GET /api/oracle/consultations/${id}/follow-up`]: dataAnswer({
        analysis: { version: 1, daysPlanned: 7, daysPractised: 0, moods: null, words: [], dreams: [] },
        followUp: null,
      }),
    } as StubAnswers),
    ...answers,
  });
  return { ...renderApp(path), calls };
}

describe('the pages of the Oracle', () => {
  it('show what waits above the question, the follow-up before the practice', async () => {
    const due = buildListed({ isFollowUpDue: true, entries: 3 });
    const open_ = buildListed({ id: 'b'.repeat(22), userInput: 'And the house?' });
    open('/oracle', {
      'GET /api/oracle/today': dataAnswer(buildToday({ due, open: open_, practice })),
    });
    const lookBack = await screen.findByRole('link', { name: 'Look back' });
    expect(lookBack.getAttribute('href')).toBe(`/oracle-history/${id}#follow-up`);
    const toPractice = screen.getByRole('link', { name: 'Go to the practice' });
    expect(toPractice.getAttribute('href')).toBe(`/oracle-history/${'b'.repeat(22)}#practice`);
    expect(screen.getByText('Walk with the question · 15 minutes')).toBeTruthy();
    expect(document.title).toBe('Ask The Oracle · Chitta');
  });

  it('ask, and go to the answer', async () => {
    const { user, router } = open('/oracle-new', {
      'POST /api/oracle/consultations': dataAnswer(consultation),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Your question' }), question);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/oracle-history/${id}`));
    expect(await screen.findByRole('heading', { level: 1, name: question })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Write an entry' })).toBeTruthy();
  });

  it('close once the free consultation is used up, with the words kept and the way to premium', async () => {
    let isUsed = false;
    const { user } = open('/oracle', {
      'GET /api/oracle/today': () => dataAnswer(buildToday({ access: isUsed ? 'taste_used' : 'taste' })),
      'POST /api/oracle/consultations': () => {
        isUsed = true;
        return failureAnswer(403, 'oracle.premium_needed', 'Part of premium');
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Your question' }), question);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('heading', { name: 'You have had your free consultation' })).toBeTruthy();
    expect(screen.getByText(question)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what premium costs' }).getAttribute('href')).toBe(
      '/subscribe',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('offer the chart where there is one, as the profile says', async () => {
    const place = { name: 'Lima', latitude: -12, longitude: -77, timeZone: 'America/Lima' };
    open('/oracle', {
      'GET /api/oracle/profile': dataAnswer({
        profile: { usesChart: false, birthDate: '1990-01-01', birthPlace: place },
        isSetUp: true,
      }),
    });
    const chart = await screen.findByRole('switch', { name: 'Use my chart this time' });
    expect(chart.getAttribute('aria-checked')).toBe('false');
  });

  it('let a question be written without a connection', async () => {
    const { user } = open('/oracle', {
      'GET /api/oracle/today': 'network-failure',
      'GET /api/oracle/profile': 'network-failure',
      'POST /api/oracle/consultations': 'network-failure',
    });
    await user.type(await screen.findByRole('textbox', { name: 'Your question' }), question);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText(/asked as soon as there is one/)).toBeTruthy();
  });

  it('show a shared answer to anybody, without what was not chosen', async () => {
    const shared = {
      language: 'en',
      question: null,
      sentences: [{ text: 'You look for a way out.', part: 'thought', paragraph: 0 }],
      dreams: [],
      practice: null,
      expiresAt: '2026-11-30T10:00:00.000Z',
    };
    open('/share/oracle/a-token', {
      'GET /api/user': signedOut,
      ['GET /api/share/oracle/a-token' as 'GET /api/share/oracle/:token']: dataAnswer(shared),
    });
    expect(await screen.findByText('You look for a way out.')).toBeTruthy();
    expect(screen.queryByText('The practice')).toBeNull();
    expect(document.title).toBe('A shared consultation · Chitta');
  });
});
