import type { Consultation, OracleFollowUp, PracticeAnalysis } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { FollowUp } from './follow-up.tsx';

const id = 'abcdefghijklmnopqrstuv';
const path = `/api/oracle/consultations/${id}/follow-up`;

function buildAnalysis(changes: Partial<PracticeAnalysis> = {}): PracticeAnalysis {
  return { version: 1, daysPlanned: 7, daysPractised: 4, moods: null, words: [], dreams: [], ...changes };
}

const done: OracleFollowUp = {
  originalConsultationId: id,
  followupConsultationId: 'b'.repeat(22),
  journalEntriesCount: 4,
  practiceAnalysis: buildAnalysis(),
  progressAssessment: 'You practised on four days.',
  evolutionInsights: 'The river came back.',
  nextPhaseGuidance: 'Go on more slowly.',
  completionDate: '2026-11-23T10:00:00.000Z',
};

interface OpenOptions {
  readonly analysis?: PracticeAnalysis;
  readonly followUp?: OracleFollowUp | null;
  readonly consultation?: Partial<Consultation>;
  readonly post?: StubAnswer;
}

function open({ analysis = buildAnalysis(), followUp = null, consultation, post }: OpenOptions = {}) {
  const calls = stubApi({
    [`GET ${path}`]: dataAnswer({ analysis, followUp }),
    ...(post && { [`POST ${path}`]: post }),
  } as StubAnswers);
  const shown = { id, entries: 4, isFollowUpDue: true, language: 'en', lostDreams: [], ...consultation };
  return {
    ...renderPart(<FollowUp consultation={shown as unknown as Consultation} memberId={7} zone="UTC" />),
    posted: () => calls.filter(({ key }) => key.startsWith('POST')),
  };
}

describe('looking back', () => {
  beforeAll(() => loadWords('oracle-follow-ups'));

  it('tells no figure of moods where there are too few', async () => {
    open();
    expect(await screen.findByText('4 of 7 days')).toBeTruthy();
    expect(screen.getByText(/Too few to say: it takes 3 entries/)).toBeTruthy();
  });

  it.each([
    [{ entries: 4, mean: 1, low: 0.5, high: 1.5 }, 'Better after than before.', '+1'],
    [{ entries: 4, mean: -1, low: -1.5, high: -0.5 }, 'Lower after than before.', '-1'],
    [{ entries: 4, mean: 0.2, low: -0.6, high: 1 }, 'No clear difference.', '-0.6'],
  ])('tells %j with its range', async (moods, words, figure) => {
    open({ analysis: buildAnalysis({ moods }) });
    const told = await screen.findByText(
      (_, element) => element?.tagName === 'DD' && (element.textContent ?? '').startsWith(words),
    );
    expect(told.textContent).toContain(figure);
  });

  it('names the words that return and the dreams since', async () => {
    const dream = { dreamId: 15, title: 'The ferry', night: '2026-11-22', quote: 'I stepped on board' };
    open({ analysis: buildAnalysis({ words: [{ word: 'river', entries: 3 }], dreams: [dream] }) });
    expect(await screen.findByText('river')).toBeTruthy();
    expect(screen.getByText('in 3 entries')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The ferry' }).getAttribute('href')).toBe('/journal/15');
  });

  it('goes on with another practice, with what changed', async () => {
    const { user, router, posted } = open({ post: dataAnswer(done) });
    await user.type(await screen.findByLabelText('What has changed since you asked?'), 'I sleep better.');
    await user.click(screen.getByRole('button', { name: 'Another practice' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/oracle-history/${'b'.repeat(22)}`));
    expect(posted()[0]?.body).toEqual({ next: 'practice', change: 'I sleep better.' });
  });

  it('leads to premium where that is why it goes no further, and keeps the words', async () => {
    const first = open({ post: failureAnswer(403, 'oracle.premium_needed', 'Part of premium') });
    await first.user.type(
      await screen.findByLabelText('What has changed since you asked?'),
      'I sleep better.',
    );
    await first.user.click(screen.getByRole('button', { name: 'Another practice' }));
    const link = await screen.findByRole('link', { name: 'See what premium costs' });
    expect(link.getAttribute('href')).toBe('/subscribe');
    first.unmount();
    open();
    const field = await screen.findByLabelText<HTMLTextAreaElement>('What has changed since you asked?');
    expect(field.value).toBe('I sleep better.');
  });

  it('shows what it said, and the way to what came next', async () => {
    open({ followUp: done, consultation: { isFollowUpDue: false } });
    for (const text of [done.progressAssessment, done.evolutionInsights, done.nextPhaseGuidance])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the next practice' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End here' })).toBeNull();
  });

  it('can be done before its day once something is written, and not before', async () => {
    const { user, unmount } = open({ consultation: { isFollowUpDue: false, entries: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Look back now' }));
    expect(screen.getByRole('button', { name: 'End here' })).toBeTruthy();
    unmount();
    open({ consultation: { isFollowUpDue: false, entries: 0 } });
    expect(await screen.findByText(/Nothing to show yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Look back now' })).toBeNull();
  });
});
