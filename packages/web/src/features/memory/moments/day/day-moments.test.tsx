import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
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
const at = (path: string) => `${path}/${second.id}` as 'PATCH /api/memory/moments/:id';
const waiting: MomentOnDevice = {
  id: 'here',
  memberId: 7,
  body: { note: 'On its way.', date: '2026-11-23', timestamp: '2026-11-23T08:00:00.000Z' },
  hasPicture: false,
  refusal: null,
};

async function open(answers: StubAnswers, onDevice: readonly MomentOnDevice[] = []) {
  const calls = stubApi(answers);
  const acts = { onForget: vi.fn(async () => true), onRetry: vi.fn(async () => undefined) };
  const part = renderPart(
    <>
      <DayMoments day="2026-11-23" today="2026-11-23" zone="Europe/Madrid" waiting={onDevice} {...acts} />
      <p>after</p>
    </>,
  );
  await screen.findByText('after');
  const press = (name: string) => part.user.click(screen.getByRole('button', { name, hidden: true }));
  return { ...part, ...acts, calls, press };
}

describe('DayMoments', () => {
  beforeAll(() => loadWords('moments'));

  it('says what a moment is where there is none yet', async () => {
    await open({ 'GET /api/memory/moments': list() });
    expect(await screen.findByText(/^Nothing kept today yet/)).toBeTruthy();
  });

  it('shows them with number and time, and what waits above them', async () => {
    await open({ 'GET /api/memory/moments': list(second, first) }, [waiting]);
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
    await open({ 'GET /api/memory/moments': 'network-failure' }, [waiting]);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('On its way.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('says why one does not go, and tries it again', async () => {
    const refusal = { reason: 'moments.no_room', message: 'There is no more room.' };
    const { press, onRetry } = await open({ 'GET /api/memory/moments': list() }, [{ ...waiting, refusal }]);
    expect(screen.getAllByText('Not saved: There is no more room.').length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getAllByRole('list')).toHaveLength(1));
    await press('Try again');
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('here');
  });

  it('archives, and brings back what was archived by mistake', async () => {
    const { press, calls } = await open({
      'GET /api/memory/moments': list(second),
      [at('PATCH /api/memory/moments')]: dataAnswer(second),
    });
    await screen.findByText('The bus driver waved.');
    await press('Archive');
    await waitFor(() => expect(currentToast.get()?.title).toBe('Archived'));
    currentToast.get()?.action?.onClick();
    await waitFor(() => expect(currentToast.get()?.title).toBe('Brought back'));
    const changes = calls.filter(({ key }) => key.startsWith('PATCH')).map(({ body }) => body);
    expect(changes).toEqual([{ isArchived: true }, { isArchived: false }]);
  });

  it('changes words, not into nothing', async () => {
    const { press, calls, user } = await open({
      'GET /api/memory/moments': list(second),
      [at('PATCH /api/memory/moments')]: dataAnswer(second),
    });
    await screen.findByText('The bus driver waved.');
    await press('Edit');
    const field = screen.getByRole('textbox', { name: 'What was it?' });
    await user.clear(field);
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('Write a few words, or add a picture.');
    await user.type(field, 'She waved.');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit moment 2' })).toBeNull());
    expect(calls.find(({ key }) => key.startsWith('PATCH'))?.body).toEqual({
      note: 'She waved.',
      kind: null,
    });
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
  });
});
