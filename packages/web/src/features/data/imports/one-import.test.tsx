import type { ImportView } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { OneImport } from './one-import.tsx';
import { buildImport } from './testing/build-import.ts';

const get = 'GET /api/imports/4';
const { counts } = buildImport();
const running = buildImport({ state: 'running', counts: { ...counts, toWrite: 1200, written: 300 } });
const done = buildImport({ state: 'done', written: 2, undoUntil: '2026-11-28T12:00:00.000Z' });

function open(first: ImportView | (() => StubAnswer), answers: Record<string, StubAnswer> = {}) {
  const calls = stubApi({
    'GET /api/imports': dataAnswer({ items: [] }),
    [get]: typeof first === 'function' ? first : dataAnswer(first),
    ...answers,
  } as StubAnswers);
  const handleClose = vi.fn();
  const part = (
    <OneImport id={4} journalLink={(text) => <a href="/journal">{text}</a>} onClose={handleClose} />
  );
  const view = renderPart(part);
  // What other pages keep of the journal.
  view.queryClient.setQueryData(['journal'], []);
  const isJournalOld = () => view.queryClient.getQueryState(['journal'])?.isInvalidated;
  return { ...view, calls, handleClose, isJournalOld };
}

describe('OneImport', () => {
  it('follows the work to its end, says what came of it, and has the journal read anew', async () => {
    const answers = [running, done];
    const { isJournalOld } = open(() => dataAnswer(answers.length > 1 ? answers.shift() : answers[0]));
    expect(await screen.findByText('300 of 1,200')).toBeTruthy();
    expect(screen.getByText(/You can leave this page/)).toBeTruthy();
    expect(isJournalOld()).toBe(false);
    const title = await screen.findByRole('heading', { name: '2 entries are in your journal' });
    expect(document.activeElement).toBe(title);
    await waitFor(() => expect(isJournalOld()).toBe(true));
  });

  it('catches up after the connection was gone', async () => {
    const answers: StubAnswer[] = [dataAnswer(running), 'network-failure', dataAnswer(done)];
    open(() => (answers.length > 1 ? answers.shift() : answers[0]) as StubAnswer);
    expect(await screen.findByText(/The server goes on; this page will catch up/)).toBeTruthy();
    expect(screen.getByText('300 of 1,200')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '2 entries are in your journal' })).toBeTruthy();
  });

  it('shows how far it is with taking back, which nobody stops', async () => {
    open(buildImport({ state: 'undoing', counts: { ...counts, written: 10, takenBack: 30 } }));
    const bar = await screen.findByRole('progressbar', { name: 'Undoing the import…' });
    expect(bar).toMatchObject({ value: 30, max: 40 });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says why the work could not be stopped', async () => {
    const { user } = open(running, {
      'POST /api/imports/4/cancel': failureAnswer(409, 'imports.wrong_state', 'moved on'),
    });
    await user.click(await screen.findByRole('button', { name: 'Stop and undo' }));
    expect((await screen.findByRole('alert')).textContent).toContain('has moved on meanwhile');
  });

  it('says why it is not there, tries again, or lets it be', async () => {
    let answer: StubAnswer = failureAnswer(404, 'imports.not_found', 'gone');
    const { user, handleClose } = open(() => answer);
    expect((await screen.findByRole('alert')).textContent).toContain('Import not found');
    await user.click(screen.getByRole('button', { name: 'Import something else' }));
    expect(handleClose).toHaveBeenCalledOnce();
    answer = dataAnswer(done);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '2 entries are in your journal' })).toBeTruthy();
  });
});

describe('the look at what is in the files', () => {
  it('takes nothing over where nothing can be, and opens why', async () => {
    open(buildImport({ entries: [], counts: { ...counts, toWrite: 0, duplicates: 0 } }));
    const start = await screen.findByRole('button', { name: 'Import 0 entries' });
    expect(start).toHaveProperty('disabled', true);
    expect(screen.getByText('No date was found.').closest('details')?.open).toBe(true);
  });

  it('shows how things stand where it could not begin', async () => {
    let state: ImportView['state'] = 'ready';
    const { user } = open(() => dataAnswer(buildImport({ state, written: 0 })), {
      'POST /api/imports/4/start': failureAnswer(409, 'imports.wrong_state', 'moved on'),
    });
    const start = await screen.findByRole('button', { name: 'Import 2 entries' });
    state = 'cancelled';
    await user.click(start);
    expect(await screen.findByRole('heading', { name: 'Your journal is as it was before' })).toBeTruthy();
  });
});

describe('the way back', () => {
  it('undoes without a question where nothing was changed', async () => {
    const undone = buildImport({ state: 'undone', written: 0 });
    const { user, calls } = open(done, { 'POST /api/imports/4/undo': dataAnswer(undone) });
    expect(await screen.findByText(/^Until November 28, 2026 you can undo the whole import/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo this import' }));
    expect(await screen.findByRole('heading', { name: 'Your journal is as it was before' })).toBeTruthy();
    expect(calls.find(({ key }) => key.endsWith('/undo'))?.body).toEqual({ changed: 'keep' });
  });

  it.each([
    ['Keep what I changed', 'keep'],
    ['Take everything out', 'take'],
  ])('asks about changed dreams: %s', async (name, changed) => {
    const left = buildImport({ state: 'undone', written: changed === 'keep' ? 1 : 0 });
    const { user, calls } = open(
      { ...done, changed: [{ id: 9, title: 'The flooded house' }] },
      { 'POST /api/imports/4/undo': dataAnswer(left) },
    );
    await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
    expect(calls.some(({ key }) => key.endsWith('/undo'))).toBe(false);
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(calls.find(({ key }) => key.endsWith('/undo'))?.body).toEqual({ changed }));
    expect(await screen.findByRole('heading', { name: 'Your journal is as it was before' })).toBeTruthy();
    expect(screen.queryByText('1 entry that you changed has stayed.') !== null).toBe(changed === 'keep');
  });

  it('ends with its time', async () => {
    open({ ...done, undoUntil: null });
    await screen.findByRole('heading', { name: '2 entries are in your journal' });
    expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the journal' })).toBeTruthy();
  });
});
