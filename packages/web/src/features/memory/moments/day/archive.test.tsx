import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import type { PendingChange } from '../changes/pending-change.ts';
import { buildMoment } from '../testing/build-moment.ts';
import { Archive } from './archive.tsx';

const away = buildMoment({ isArchived: true, archivedAt: '2026-11-23T09:00:00.000Z', date: '2026-11-20' });
const page = (items: readonly object[], nextCursor: string | null = null) => ({
  json: { success: true, data: { items, nextCursor } },
});
const pending = (changes: PendingChange['changes'], before = away): PendingChange => ({
  before,
  changes,
  earlier: [],
  refusal: null,
});

function open(answer: (cursor: string | null) => StubAnswer, waiting: readonly PendingChange[] = []) {
  const calls = stubApi({
    'GET /api/memory/moments': ({ url }) =>
      answer(new URL(url, 'http://localhost').searchParams.get('cursor')),
  });
  const onChange = vi.fn(async () => true);
  const changes = { waiting, onChange, onSettle: vi.fn(async () => true) };
  const part = renderPart(<Archive today="2026-11-23" zone="Europe/Madrid" changes={changes} />);
  const press = async (name: string) =>
    part.user.click(await screen.findByRole('button', { name, hidden: true }));
  return { ...part, calls, onChange, press };
}

describe('Archive', () => {
  beforeAll(() => loadWords('moments'));

  it('says that nothing is there', async () => {
    open(() => page([]));
    expect(await screen.findByText('Nothing is archived.')).toBeTruthy();
  });

  it('names the day of each, and brings one back', async () => {
    const { press, onChange, calls } = open(() => page([away]));
    expect(await screen.findByText('Friday, November 20')).toBeTruthy();
    expect(new URL(calls[0]?.url ?? '', 'http://localhost').searchParams.get('archived')).toBe('true');
    await press('Bring back');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(away, { isArchived: false });
  });

  it('reads on, and keeps what is there where that fails', async () => {
    const { press } = open((cursor) => (cursor === null ? page([away], 'next') : 'network-failure'));
    await press('Show more');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('Fog on the river.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('holds what was put away without a connection, and not what comes back', async () => {
    const here = buildMoment({ id: 'b'.repeat(22), note: 'The bus driver waved.' });
    open(() => page([away]), [pending({ isArchived: false }), pending({ isArchived: true }, here)]);
    expect(await screen.findByText('The bus driver waved.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Fog on the river.')).toBeNull());
  });

  it('holds it also where the server cannot be reached', async () => {
    const here = buildMoment({ note: 'The bus driver waved.' });
    open(() => 'network-failure', [pending({ isArchived: true }, here)]);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('The bus driver waved.')).toBeTruthy();
    expect(screen.queryByText('Nothing is archived.')).toBeNull();
  });

  it('says that nothing is left where the last one comes back', async () => {
    open(() => page([away]), [pending({ isArchived: false })]);
    expect(await screen.findByText('Nothing is archived.')).toBeTruthy();
  });
});
