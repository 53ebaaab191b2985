import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildDream, dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { buildEntry, keptAt } from '../../testing/build-outbox.ts';
import { database, emptyOutbox, openOutbox } from '../open-outbox.ts';
import { entryOfRevision, holdLasts, type OutboxEntry } from '../outbox-entry.ts';
import { WaitingDreams } from './waiting-dreams.tsx';

const dream = buildDream();
const revision = entryOfRevision(dream, { content: 'Two dogs.' }, keptAt);
const refusedFor = (reason: string) => ({ refusal: { reason, message: 'It holds too much.' } });

async function open(...entries: readonly OutboxEntry[]) {
  const outbox = openOutbox(7);
  for (const entry of entries) await outbox.keep(entry);
  const [onEdit, onSignIn] = [vi.fn(async () => undefined), vi.fn()];
  const part = renderPart(
    <>
      <WaitingDreams memberId={7} onEdit={onEdit} onSignIn={onSignIn} />
      <p>after</p>
    </>,
  );
  await screen.findByText('after');
  const press = (name: string) => part.user.click(screen.getByRole('button', { name }));
  return { ...part, outbox, onEdit, onSignIn, press };
}

describe('WaitingDreams', () => {
  beforeAll(() => Promise.all([loadWords('outbox'), loadWords('dreams')]));
  afterEach(async () => {
    await emptyOutbox(7);
    act(() => openOutbox(7).mark({ isSignedOut: false, isSending: false }));
    await i18n.changeLanguage('en');
  });

  it('is not there where nothing waits', async () => {
    await open();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows what waits, whole', async () => {
    const entry = buildEntry({ answer: 'At work.' }, 'A black dog. It stood on the stairs.');
    if (entry.work.kind === 'dream') Object.assign(entry.work.body, { translation: 'A habit follows you.' });
    const { user } = await open(entry);
    const section = screen.getByRole('region', { name: 'Waiting to be saved' });
    expect(within(section).getByRole('heading', { name: 'A black dog' })).toBeTruthy();
    expect(within(section).getByText('#stairs')).toBeTruthy();
    expect(within(section).getByText(/^Night of November 18–19, 2026$/)).toBeTruthy();
    await user.click(screen.getByText('Read it'));
    for (const text of ['A black dog. It stood on the stairs.', 'A habit follows you.', 'At work.'])
      expect(within(section).getByText(text)).toBeTruthy();
  });

  it('tries now when asked to', async () => {
    const { outbox, press } = await open(buildEntry());
    const wake = vi.fn();
    outbox.onWake(wake);
    await press('Try now');
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('asks to sign in where the session has ended', async () => {
    const { outbox, press, onSignIn } = await open(buildEntry());
    act(() => outbox.mark({ isSignedOut: true }));
    expect(screen.getByRole('status').textContent).toMatch(/^Your session has ended/);
    await press('Sign in again');
    expect(onSignIn).toHaveBeenCalledTimes(1);
  });

  it('goes back to the editor with it', async () => {
    const entry = buildEntry();
    const { press, onEdit } = await open(entry);
    await press('Edit');
    await waitFor(() =>
      expect(onEdit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: entry.id }), entry.work),
    );
  });

  it('offers nothing while it is being sent, and all again once the page that sent it is gone', async () => {
    const entry = buildEntry();
    const { outbox, onEdit } = await open(entry);
    const disabled = () =>
      ['Edit', 'Delete'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled);
    await act(() => outbox.hold(entry, 'sender', Date.now() - holdLasts + 300));
    expect(screen.getByText('Being sent to your journal')).toBeTruthy();
    expect(disabled()).toEqual([true, true]);
    await waitFor(() => expect(disabled()).toEqual([false, false]));
    expect(screen.queryByText('Being sent to your journal')).toBeNull();
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('says so where another tab has begun to send it', async () => {
    const entry = buildEntry();
    const { outbox, press, onEdit } = await open(entry);
    await press('Delete');
    // Unheard of here.
    await database.hold(entry, { by: 'sender', until: Date.now() + 60_000 }, Date.now());
    await press('Delete for good');
    await waitFor(() => expect(currentToast.get()?.title).toBe('It is being sent just now'));
    expect(outbox.state.get().entries).toHaveLength(1);
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('says why something was refused, and tries it again', async () => {
    const { press, outbox } = await open(buildEntry(refusedFor('requests.invalid')));
    expect(screen.getByText('It could not be saved: It holds too much.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Not yet in your journal' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
    await press('Try again');
    await waitFor(() => expect(outbox.state.get().entries[0]?.refusal).toBeNull());
  });

  it('asks before it deletes the only copy', async () => {
    const { press, outbox } = await open(buildEntry());
    await press('Delete');
    await press('Keep them');
    expect(outbox.state.get().entries).toHaveLength(1);
    await press('Delete');
    await press('Delete for good');
    await waitFor(() => expect(outbox.state.get().entries).toEqual([]));
  });

  it('keeps both versions of a dream that was changed elsewhere', async () => {
    const { press, outbox } = await open({ ...revision, ...refusedFor('dreams.changed_meanwhile') });
    expect(screen.getByText(/Both versions are kept/)).toBeTruthy();
    await press('Keep mine as a separate dream');
    await waitFor(() =>
      expect(outbox.state.get().entries).toMatchObject([
        { refusal: null, work: { kind: 'dream', body: { content: 'Two dogs.', title: dream.title } } },
      ]),
    );
  });

  it('puts the changes in the place of the others where the member wants that', async () => {
    const updatedAt = '2026-11-21T08:00:00.000Z';
    stubApi({ ['GET /api/dreams/12' as 'GET /api/dreams/:id']: dataAnswer({ ...dream, updatedAt }) });
    const { press, outbox } = await open({ ...revision, ...refusedFor('dreams.changed_meanwhile') });
    await press('Replace it with mine');
    await waitFor(() =>
      expect(outbox.state.get().entries).toMatchObject([
        { refusal: null, work: { kind: 'revision', basedOn: updatedAt } },
      ]),
    );
  });

  it('leaves all as it is where that cannot be asked for now', async () => {
    stubApi({ ['GET /api/dreams/12' as 'GET /api/dreams/:id']: 'network-failure' });
    const { press, outbox } = await open({ ...revision, ...refusedFor('dreams.changed_meanwhile') });
    await press('Replace it with mine');
    await waitFor(() => expect(currentToast.get()?.title).toBe('That did not work'));
    expect(outbox.state.get().entries).toHaveLength(1);
  });

  it('says so where the answer does not come', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const asked = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      asked.resolve();
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    currentToast.set(null);
    const { press, outbox } = await open({ ...revision, ...refusedFor('dreams.changed_meanwhile') });
    await press('Replace it with mine');
    await asked.promise;
    patience.abort(new DOMException('too late', 'TimeoutError'));
    await waitFor(() => expect(currentToast.get()?.title).toBe('That did not work'));
    expect(outbox.state.get().entries).toHaveLength(1);
    timeout.mockRestore();
  });

  it.each([
    [{ ...revision, ...refusedFor('dreams.not_found') }, /no longer in your journal/],
    [buildEntry(refusedFor('unsure')), /whether it is in your journal/],
    [buildEntry({ arrivedAs: 12, answer: 'At work.' }), /your answer is still waiting/],
    [buildEntry({ arrivedAs: 12, said: { hasDeed: true, notMeant: [] } }), /what you marked in its reading/],
    [buildEntry({ arrivedAs: 12, recordingId: 'r' }), /recording is still on its way/],
    [revision, /^Changes waiting/],
  ])('tells how it stands (%#)', async (entry, words) => {
    await open(entry);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    await open(buildEntry(), buildEntry());
    expect(screen.getByRole('region', { name: 'Pendiente de guardar' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/solo están en este dispositivo/);
  });
});
