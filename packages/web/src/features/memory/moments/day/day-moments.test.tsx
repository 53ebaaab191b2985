import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import type { PendingChange } from '../changes/pending-change.ts';
import { buildMoment } from '../testing/build-moment.ts';
import { DayMoments } from './day-moments.tsx';
import type { MomentOnDevice } from './waiting-moment.tsx';

const first = buildMoment();
const second = buildMoment({
  id: 'b'.repeat(22),
  momentNumber: 2,
  note: 'The bus driver waved.',
  kind: null,
});
const list = (...items: readonly object[]) => ({
  json: { success: true, data: { items, nextCursor: null } },
});
const at = (path: string) => `${path}/${second.id}` as 'DELETE /api/memory/moments/:id';
const waiting: MomentOnDevice = {
  id: 'here',
  memberId: 7,
  body: { note: 'On its way.', date: '2026-11-23', timestamp: '2026-11-23T08:00:00.000Z' },
  hasPicture: false,
  refusal: null,
};

interface Options {
  readonly onDevice?: readonly MomentOnDevice[];
  readonly pending?: readonly PendingChange[];
  readonly isKept?: boolean;
}

async function open(answers: StubAnswers, { onDevice = [], pending = [], isKept = true }: Options = {}) {
  const calls = stubApi(answers);
  const acts = { onForget: vi.fn(async () => true), onRetry: vi.fn(async () => undefined) };
  const changes = {
    waiting: pending,
    onChange: vi.fn(async () => isKept),
    onSettle: vi.fn(async () => isKept),
  };
  const part = renderPart(
    <>
      <DayMoments
        day="2026-11-23"
        today="2026-11-23"
        zone="Europe/Madrid"
        waiting={onDevice}
        changes={changes}
        {...acts}
      />
      <p>after</p>
    </>,
  );
  await screen.findByText('after');
  const press = (name: string) => part.user.click(screen.getByRole('button', { name, hidden: true }));
  return { ...part, ...acts, ...changes, calls, press };
}

describe('DayMoments', () => {
  beforeAll(() => loadWords('moments'));

  it('says what a moment is where there is none yet', async () => {
    await open({ 'GET /api/memory/moments': list() });
    expect(await screen.findByText(/^Nothing kept today yet/)).toBeTruthy();
  });

  it('shows them with number and time, and what waits above them', async () => {
    await open({ 'GET /api/memory/moments': list(second, first) }, { onDevice: [waiting] });
    await screen.findByText('Fog on the river.');
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('.moment-note')?.textContent)).toEqual([
      'On its way.',
      'The bus driver waved.',
      'Fog on the river.',
    ]);
    expect(within(rows[2] as HTMLElement).getByText('08:15')).toBeTruthy();
    expect(within(rows[2] as HTMLElement).getByText('Nature')).toBeTruthy();
  });

  it('shows what is on this device where the server cannot be reached', async () => {
    await open({ 'GET /api/memory/moments': 'network-failure' }, { onDevice: [waiting] });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('On its way.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('says why one does not go, and tries it again', async () => {
    const refusal = { reason: 'moments.no_room', message: 'There is no more room.' };
    const { press, onRetry } = await open(
      { 'GET /api/memory/moments': list() },
      {
        onDevice: [{ ...waiting, refusal }],
      },
    );
    expect(screen.getAllByText('Not saved: There is no more room.').length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getAllByRole('list')).toHaveLength(1));
    await press('Try again');
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('here');
  });

  it('archives, and brings back what was archived by mistake', async () => {
    const { press, onChange } = await open({ 'GET /api/memory/moments': list(second) });
    await screen.findByText('The bus driver waved.');
    await press('Archive');
    await waitFor(() => expect(currentToast.get()?.title).toBe('Archived'));
    currentToast.get()?.action?.onClick();
    await waitFor(() => expect(currentToast.get()?.title).toBe('Brought back'));
    expect(onChange.mock.calls).toEqual([
      [second, { isArchived: true }],
      [second, { isArchived: false }],
    ]);
  });

  it('changes words, not into nothing, and only what was changed', async () => {
    const { press, onChange, user } = await open({ 'GET /api/memory/moments': list(second) });
    await screen.findByText('The bus driver waved.');
    await press('Edit');
    const field = screen.getByRole('textbox', { name: 'What was it?' });
    await user.clear(field);
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('Write a few words, or add a picture.');
    await user.type(field, 'She waved.');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit moment 2' })).toBeNull());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(second, { note: 'She waved.' });
    await press('Edit');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('keeps the words on the page where the browser keeps nothing', async () => {
    const { press, user } = await open({ 'GET /api/memory/moments': list(second) }, { isKept: false });
    await screen.findByText('The bus driver waved.');
    await press('Archive');
    await waitFor(() => expect(currentToast.get()?.title).toBe('That did not work'));
    await press('Edit');
    await user.type(screen.getByRole('textbox', { name: 'What was it?' }), ' Twice.');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This browser lets Chitta keep nothing/);
    expect(screen.getByDisplayValue('The bus driver waved. Twice.')).toBeTruthy();
  });

  const change = (changes: PendingChange['changes'], reason?: string): PendingChange => ({
    before: second,
    changes,
    earlier: [],
    refusal: reason ? { reason, message: 'The server said why.' } : null,
  });

  it('shows a moment as it will be, and that it is still on this device', async () => {
    await open(
      { 'GET /api/memory/moments': list(second, first) },
      { pending: [change({ note: 'She waved.' })] },
    );
    expect(await screen.findByText('She waved.')).toBeTruthy();
    expect(screen.queryByText('The bus driver waved.')).toBeNull();
    expect(screen.getByText(/^Your change is on this device/)).toBeTruthy();
  });

  it('takes what is to be archived out of the day, and puts in what is to come back', async () => {
    const back = { ...first, isArchived: true, archivedAt: '2026-11-23T09:00:00.000Z' };
    await open(
      { 'GET /api/memory/moments': list(second) },
      { pending: [change({ isArchived: true }), { ...change({ isArchived: false }), before: back }] },
    );
    expect(await screen.findByText('Fog on the river.')).toBeTruthy();
    expect(screen.queryByText('The bus driver waved.')).toBeNull();
  });

  it('shows what was changed here where the server cannot be reached', async () => {
    await open(
      { 'GET /api/memory/moments': 'network-failure' },
      { pending: [change({ note: 'She waved.' })] },
    );
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('She waved.')).toBeTruthy();
  });

  it('tells both versions where another device has changed the words too', async () => {
    const theirs = { ...second, note: 'He waved back.' };
    const pending = change({ note: 'She waved.' }, 'moments.changed_meanwhile');
    const { press, onSettle } = await open(
      { 'GET /api/memory/moments': list(theirs) },
      { pending: [pending] },
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^This moment was changed on another device too/,
    );
    const versions = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(versions).toEqual(['She waved.', 'He waved back.']);
    for (const name of ['Use mine', 'Keep mine as a separate moment', 'Use the other']) await press(name);
    expect(onSettle.mock.calls).toEqual([
      [pending, 'mine', theirs],
      [pending, 'both', theirs],
      [pending, 'theirs', theirs],
    ]);
  });

  it('keeps the words of a moment that another device has deleted', async () => {
    const pending = change({ note: 'She waved.' }, 'moments.not_found');
    const { press, onSettle } = await open(
      { 'GET /api/memory/moments': list(first) },
      { pending: [pending], isKept: false },
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^This moment was deleted on another device/,
    );
    expect(screen.queryByRole('button', { name: 'Use mine' })).toBeNull();
    await press('Keep mine as a separate moment');
    await waitFor(() => expect(currentToast.get()?.title).toMatch(/^It is being sent just now/));
    await press('Let mine go');
    expect(onSettle.mock.calls.map((call) => call.slice(1))).toEqual([
      ['both', null],
      ['theirs', null],
    ]);
  });

  it('says why anything else was refused', async () => {
    const pending = change({ picture: null }, 'moments.empty');
    await open({ 'GET /api/memory/moments': list(second) }, { pending: [pending] });
    expect((await screen.findByRole('alert')).textContent).toBe('Not saved: The server said why.');
  });

  it('asks before one is deleted for good', async () => {
    const { press, calls } = await open({
      'GET /api/memory/moments': list(second),
      [at('DELETE /api/memory/moments')]: { json: { success: true } },
    });
    await screen.findByText('The bus driver waved.');
    await press('Delete');
    await press('Keep it');
    expect(calls.some(({ key }) => key.startsWith('DELETE'))).toBe(false);
    await press('Delete');
    await press('Delete for good');
    await waitFor(() => expect(calls.some(({ key }) => key.startsWith('DELETE'))).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('forgets the changes of a moment that is deleted', async () => {
    const pending = change({ note: 'She waved.' });
    const { press, onSettle } = await open(
      {
        'GET /api/memory/moments': list(second),
        [at('DELETE /api/memory/moments')]: { json: { success: true } },
      },
      { pending: [pending] },
    );
    await screen.findByText('She waved.');
    await press('Delete');
    await press('Delete for good');
    await waitFor(() => expect(onSettle).toHaveBeenCalledExactlyOnceWith(pending, 'theirs', null));
  });
});
