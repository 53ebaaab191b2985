import type { PracticeEntry } from '@chitta/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, type StubCall, stubApi } from '#web/testing/stub-api.ts';
import { PracticeJournal } from './practice-journal.tsx';

const id = 'abcdefghijklmnopqrstuv';
const path = `/api/oracle/consultations/${id}/practice-entries`;
const entry: PracticeEntry = {
  entryNumber: 1,
  practiceDate: '2026-11-20',
  journalEntry: 'Walked along the river.',
  exerciseImplemented: '',
  insights: 'I was in a hurry.',
  challenges: '',
  moodBefore: 2,
  moodAfter: 4,
  practiceRating: null,
  nextSteps: '',
};
const list = (...items: readonly PracticeEntry[]) => dataAnswer({ items, nextCursor: null });

function open(answers: Record<string, StubAnswer | ((call: StubCall) => StubAnswer)> = {}) {
  const calls = stubApi({ [`GET ${path}`]: list(entry), ...answers } as StubAnswers);
  const view = renderPart(<PracticeJournal memberId={7} consultationId={id} zone="UTC" />);
  const written = (method: string) => calls.filter(({ key }) => key.startsWith(method));
  return { ...view, written };
}

const write = () => screen.findByRole('button', { name: 'Write an entry' });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'How did it go?' });

describe('the practice journal', () => {
  beforeAll(() => loadWords('practice-journal'));

  it('shows each entry with its day, its moods in words, and what was said besides', async () => {
    open();
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Walked along the river.')).toBeTruthy();
    expect(item.getByText('Before: low · After: good')).toBeTruthy();
    expect(item.getByText('November 20, 2026')).toBeTruthy();
    expect(item.getByText('I was in a hurry.')).toBeTruthy();
  });

  it('says what it is for while it is empty', async () => {
    open({ [`GET ${path}`]: list() });
    expect(await screen.findByText(/Each time you practise, write a line/)).toBeTruthy();
  });

  it('needs a line and nothing else', async () => {
    const { user, written } = open({ [`POST ${path}`]: dataAnswer(entry) });
    await user.click(await write());
    await user.click(screen.getByRole('button', { name: 'Keep the entry' }));
    expect(screen.getByRole('alert').textContent).toBe('Write a line first.');
    await user.type(await field(), 'It rained.');
    await user.click(screen.getByRole('button', { name: 'Keep the entry' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(written('POST')[0]?.body).toMatchObject({
      journalEntry: 'It rained.',
      moodBefore: null,
      insights: '',
    });
  });

  it('takes moods in five steps by keyboard, and lets one be left open again', async () => {
    const { user, written } = open({ [`POST ${path}`]: dataAnswer(entry) });
    await user.click(await write());
    await user.type(await field(), 'It rained.');
    await user.click(screen.getByText('Mood, insights and more'));
    const before = within(screen.getByRole('group', { name: 'Your mood before' }));
    await user.click(before.getByRole('radio', { name: 'Low' }));
    await user.keyboard('{ArrowRight}');
    expect(before.getByRole<HTMLInputElement>('radio', { name: 'Even' }).checked).toBe(true);
    const after = within(screen.getByRole('group', { name: 'Your mood after' }));
    await user.click(after.getByRole('radio', { name: 'Very good' }));
    await user.click(after.getByRole('button', { name: 'Leave it open' }));
    await user.click(screen.getByRole('button', { name: 'Keep the entry' }));
    await waitFor(() => expect(written('POST')).toHaveLength(1));
    expect(written('POST')[0]?.body).toMatchObject({ moodBefore: 3, moodAfter: null });
  });

  it('keeps what is written on the device, also where it did not arrive, and sends it once', async () => {
    let isOffline = true;
    const answer = () => (isOffline ? 'network-failure' : dataAnswer(entry));
    const first = open({ [`POST ${path}`]: answer });
    await first.user.click(await write());
    await first.user.type(await field(), 'It rained.');
    await first.user.click(screen.getByRole('button', { name: 'Keep the entry' }));
    expect(await screen.findByText(/your words are kept on this device/)).toBeTruthy();
    first.unmount();
    const second = open({ [`POST ${path}`]: answer });
    expect((await field()).value).toBe('It rained.');
    await second.user.click(screen.getByRole('button', { name: 'Keep the entry' }));
    await screen.findByText(/your words are kept on this device/);
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    const sent = [...first.written('POST'), ...second.written('POST')];
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    second.unmount();
    open();
    expect(await write()).toBeTruthy();
  });

  it('changes an entry', async () => {
    const { user, written } = open({ [`PUT ${path}/1`]: dataAnswer(entry) });
    await user.click(await screen.findByText('Change'));
    await user.type(await field(), ' Slowly.');
    await user.click(screen.getByRole('button', { name: 'Keep the entry' }));
    await waitFor(() => expect(written('PUT')).toHaveLength(1));
    expect(written('PUT')[0]?.body).toMatchObject({
      journalEntry: 'Walked along the river. Slowly.',
      moodAfter: 4,
    });
  });

  it('asks before an entry is deleted, and says why it was not', async () => {
    const { user } = open({
      [`DELETE ${path}/1`]: failureAnswer(404, 'oracle.entry_not_found', 'Entry not found'),
    });
    await user.click(await screen.findByText('Delete', { selector: '.menu-item-danger' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this entry?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('This entry was not found.');
  });
});
