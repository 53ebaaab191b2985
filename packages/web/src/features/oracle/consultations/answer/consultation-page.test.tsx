import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { rememberUser } from '#web/lib/session.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubCall, stubApi } from '#web/testing/stub-api.ts';
import { stubCaches } from '#web/testing/stub-caches.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { buildConsultation, buildResponse, practice, question } from '../testing/build-consultation.ts';
import { ConsultationPage } from './consultation-page.tsx';

const { id } = buildConsultation();
const path = `/api/oracle/consultations/${id}`;

async function open(
  consultation = buildConsultation(),
  answers: Record<string, StubAnswer | ((call: StubCall) => StubAnswer)> = {},
) {
  const calls = stubApi({ [`GET ${path}`]: dataAnswer(consultation), ...answers });
  const view = renderPart(
    <ConsultationPage
      id={id}
      memberId={7}
      zone="UTC"
      onShare={() => undefined}
      wording={(shown, show) => show(shown, null)}
      above={() => null}
    >
      {() => null}
    </ConsultationPage>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, calls };
}

describe('the page of a consultation', () => {
  beforeAll(() => loadWords('oracle', 'oracle-answer'));

  it('shows the question, what was understood, the dreams with their reasons, and the thought', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(question);
    expect(screen.getByText('Work · a decision')).toBeTruthy();
    const dreams = within(screen.getByRole('region', { name: 'The dream that touches it' }));
    expect(dreams.getByRole('link', { name: 'The house by the sea' }).getAttribute('href')).toBe(
      '/journal/12',
    );
    expect(dreams.getByText('one door was open')).toBeTruthy();
    expect(dreams.getByText('Night of November 19–20, 2026')).toBeTruthy();
    expect(dreams.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'the symbol House',
    );
    expect(screen.getByText(/You are looking for a way out/)).toBeTruthy();
    expect(screen.getByText('What would you take along?')).toBeTruthy();
  });

  it('says of a dream that it is lost, and leads nowhere', async () => {
    await open(buildConsultation({ lostDreams: [12] }));
    expect(screen.getByText(/no longer in your journal/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'The house by the sea' })).toBeNull();
  });

  it('shows what a pressed sentence rests on, by touch and by key, and Escape puts it away', async () => {
    const { user } = await open(buildConsultation(), {
      'GET /api/dreams/12': dataAnswer({ content: 'A the house stood there.' }),
    });
    await user.click(screen.getByText('You ask about a decision at work.'));
    expect(screen.getByText('From these words the Oracle took what you ask about.')).toBeTruthy();
    expect(screen.getByText('work', { selector: 'mark' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('From these words the Oracle took what you ask about.')).toBeNull();
    const [, dreamSource] = screen.getAllByRole('button', { name: 'What this rests on' });
    dreamSource?.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('the house', { selector: 'q' })).toBeTruthy();
    expect(dreamSource?.getAttribute('aria-expanded')).toBe('true');
  });

  it('marks the light of the chart as a language of images', async () => {
    const { sentences } = buildResponse();
    const light = { text: 'The Moon stands in Cancer.', part: 'chart' as const, paragraph: 9, evidence: [] };
    await open(buildConsultation({ oracleResponse: buildResponse({ sentences: [...sentences, light] }) }));
    const chart = within(screen.getByRole('region', { name: 'A light from your chart' }));
    expect(chart.getByText('A language of images, not a forecast.')).toBeTruthy();
  });

  it('lets the steps of the practice be ticked off, and remembers them', async () => {
    const { user, unmount } = await open();
    expect(screen.getByRole('heading', { name: practice.title })).toBeTruthy();
    expect(screen.getByText(/15 minutes · in the morning/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Say the question once.' }));
    unmount();
    await open();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false]);
  });

  it('completes the practice with a way back', async () => {
    const done = buildConsultation({
      practiceCompleted: true,
      practiceCompletedAt: '2026-11-23T10:00:00.000Z',
    });
    let isDone = false;
    const { user, calls } = await open(buildConsultation(), {
      [`PATCH ${path}`]: () => {
        isDone = !isDone;
        return dataAnswer(isDone ? done : buildConsultation());
      },
    });
    await user.click(screen.getByRole('button', { name: 'Complete the practice' }));
    expect(await screen.findByText('Completed on November 23, 2026')).toBeTruthy();
    currentToast.get()?.action?.onClick();
    expect(await screen.findByRole('button', { name: 'Complete the practice' })).toBeTruthy();
    expect(calls.filter(({ key }) => key.startsWith('PATCH')).map(({ body }) => body)).toEqual([
      { practiceCompleted: true },
      { practiceCompleted: false },
    ]);
  });

  it('keeps at one tap whether it fitted, and takes it back at the next', async () => {
    const { user, calls } = await open(buildConsultation(), {
      [`PATCH ${path}`]: ({ body }) => dataAnswer(buildConsultation(body as object)),
    });
    await user.click(screen.getByRole('button', { name: 'Partly' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Partly' }).getAttribute('aria-pressed')).toBe('true'),
    );
    await user.click(screen.getByRole('button', { name: 'Partly' }));
    await waitFor(() => expect(calls.filter(({ key }) => key.startsWith('PATCH'))).toHaveLength(2));
    expect(calls.filter(({ key }) => key.startsWith('PATCH')).map(({ body }) => body)).toEqual([
      { fit: 'partly' },
      { fit: null },
    ]);
  });

  it('asks before it is deleted', async () => {
    const { user, calls } = await open(buildConsultation(), {
      [`DELETE ${path}`]: { json: { success: true } },
    });
    await user.click(screen.getByText('Delete consultation'));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this consultation?' }));
    expect(calls.some(({ key }) => key.startsWith('DELETE'))).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(currentToast.get()?.title).toBe('Consultation deleted'));
  });

  it.each([
    ['care', 'A word of care'],
    ['outside', 'A question for others'],
  ] as const)('says %s quietly, with nothing to practise and nothing to judge', async (kind, name) => {
    const text = 'You do not have to be alone with this: findahelpline.com knows who listens.';
    const words = { text, part: kind, paragraph: 0, evidence: [] };
    await open(
      buildConsultation({
        kind,
        practice: null,
        oracleResponse: buildResponse({ kind, sentences: [words], dreams: [], question: null }),
      }),
    );
    const quiet = within(screen.getByRole('region', { name }));
    expect(quiet.getByRole('link', { name: 'findahelpline.com' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'It fit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.queryByText('Your practice')).toBeNull();
  });

  it('looks for the answer in the dreams of the nights since', async () => {
    const oracleResponse = buildResponse({ isIncubation: true, dreams: [] });
    const later = { dreamId: 15, title: 'The ferry', night: '2026-11-24', quote: 'I stepped on board' };
    const { unmount } = await open(buildConsultation({ oracleResponse }));
    expect(screen.getByText(/No dream that touches your question yet/)).toBeTruthy();
    unmount();
    await open(buildConsultation({ oracleResponse, laterDreams: [later] }));
    expect(screen.getByRole('link', { name: 'The ferry' })).toBeTruthy();
  });

  it('says that a consultation is gone, or why it did not come', async () => {
    await open(buildConsultation(), {
      [`GET ${path}`]: failureAnswer(404, 'oracle.not_found', 'Consultation not found'),
    });
    expect(screen.getByRole('heading', { name: 'This consultation is not here' })).toBeTruthy();
  });

  it('can be read without a connection once it was looked at', async () => {
    stubCaches();
    rememberUser(buildUser({ id: 7 }));
    const { unmount } = await open();
    unmount();
    await open(buildConsultation(), { [`GET ${path}`]: 'network-failure' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(question);
    expect(screen.getByText(/as this device keeps it/)).toBeTruthy();
  });
});
