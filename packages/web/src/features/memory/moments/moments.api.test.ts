import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#web/lib/query-client.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { stubApi } from '#web/testing/stub-api.ts';
import { archiveQuery, dayQuery, latestDayQuery, placeMoment } from './moments.api.ts';
import { buildMoment } from './testing/build-moment.ts';

const first = buildMoment();
const second = buildMoment({ id: 'b'.repeat(22), momentNumber: 2 });
const third = buildMoment({ id: 'c'.repeat(22), momentNumber: 3 });
const day = dayQuery(first.date).queryKey;

describe('latestDayQuery', () => {
  it('gives the latest day that has any, first one first, and nothing of the days before', async () => {
    const before = buildMoment({ id: 'd'.repeat(22), date: '2026-11-20' });
    const calls = stubApi({
      'GET /api/memory/moments': dataAnswer({ items: [second, first, before], nextCursor: null }),
    });
    const found = await createQueryClient().fetchQuery(latestDayQuery('2026-01-01', '2026-11-23'));
    expect(found).toEqual([first, second]);
    const asked = new URL(calls[0]?.url ?? '', 'http://localhost').searchParams;
    expect([asked.get('from'), asked.get('to')]).toEqual(['2026-01-01', '2026-11-23']);
  });

  it('gives none where no day has', async () => {
    stubApi({ 'GET /api/memory/moments': dataAnswer({ items: [], nextCursor: null }) });
    expect(await createQueryClient().fetchQuery(latestDayQuery('2026-01-01', '2026-11-23'))).toEqual([]);
  });
});

describe('placeMoment', () => {
  it('puts a moment into its place among the others of its day', () => {
    const client = createQueryClient();
    client.setQueryData(day, [third, first]);
    placeMoment(client, second);
    expect(client.getQueryData(day)).toEqual([third, second, first]);
    placeMoment(client, { ...second, note: 'Rain.' });
    expect(client.getQueryData(day)).toEqual([third, { ...second, note: 'Rain.' }, first]);
  });

  it('makes no day of one that was not asked for', () => {
    const client = createQueryClient();
    placeMoment(client, second);
    expect(client.getQueryData(day)).toBeUndefined();
  });

  it('takes what comes back out of the archive, and what is put away out of its day', () => {
    const client = createQueryClient();
    const away = { ...second, isArchived: true, archivedAt: '2026-11-23T09:00:00.000Z' };
    client.setQueryData(day, [third, second, first]);
    placeMoment(client, away);
    expect(client.getQueryData(day)).toEqual([third, first]);
    client.setQueryData(archiveQuery.queryKey, {
      pages: [{ items: [away], nextCursor: null }],
      pageParams: [''],
    });
    placeMoment(client, second);
    expect(client.getQueryData(day)).toEqual([third, second, first]);
    expect(client.getQueryData(archiveQuery.queryKey)?.pages[0]?.items).toEqual([]);
  });
});
