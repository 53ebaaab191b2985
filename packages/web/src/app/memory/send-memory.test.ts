import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { deviceMoments, forgetMoments } from '#web/features/memory/moments/device/device-moments.ts';
import { dayQuery } from '#web/features/memory/moments/moments.api.ts';
import { buildMoment } from '#web/features/memory/moments/testing/build-moment.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { stubApi } from '#web/testing/stub-api.ts';
import { stubUpload } from '#web/testing/stub-upload.ts';
import { sendMemory } from './send-memory.ts';

const kept = buildMoment();
const body = { note: kept.note, date: kept.date };

describe('sendMemory', () => {
  afterEach(() => forgetMoments(7));

  it('sends a moment under its key, and puts it into its day at once', async () => {
    const calls = stubApi({
      'POST /api/memory/moments': { json: { success: true, data: kept }, status: 201 },
    });
    const client = createQueryClient();
    client.setQueryData(dayQuery(kept.date).queryKey, []);
    const work = { kind: 'moment', body, hasPicture: false } as const;
    await sendMemory(client, { memberId: 7, id: 'a-key', work });
    await sendMemory(client, { memberId: 7, id: 'a-key', work });
    expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['a-key', 'a-key']);
    expect(calls[0]?.body).toEqual(body);
    expect(client.getQueryData(dayQuery(kept.date).queryKey)).toEqual([kept]);
  });

  it('sends its picture, and forgets it here once the server has it', async () => {
    await deviceMoments.putPicture(7, 'a-key', new Blob(['rain'], { type: 'image/webp' }));
    let answer: 'network-failure' | { json: unknown } = 'network-failure';
    const sent = stubUpload(() => answer);
    const work = { kind: 'moment', body, hasPicture: true } as const;
    const send = () => sendMemory(createQueryClient(), { memberId: 7, id: 'a-key', work });
    await expect(send()).rejects.toThrow('Failed to fetch');
    expect(await deviceMoments.picture(7, 'a-key')).not.toBeNull();
    answer = { json: { success: true, data: kept } };
    await send();
    expect(sent).toEqual([['moment'], ['moment']]);
    expect(await deviceMoments.picture(7, 'a-key')).toBeNull();
  });

  it('sends the words where the picture is on this device no more', async () => {
    const calls = stubApi({
      'POST /api/memory/moments': { json: { success: true, data: kept }, status: 201 },
    });
    const work = { kind: 'moment', body, hasPicture: true } as const;
    await sendMemory(createQueryClient(), { memberId: 7, id: 'a-key', work });
    expect(calls).toHaveLength(1);
  });

  it('sends marks and exercises', async () => {
    const calls = stubApi({
      'PUT /api/memory/recall-marks': dataAnswer({}),
      'POST /api/memory/exercise-sessions': { json: { success: true, data: {} }, status: 201 },
    });
    const mark = { night: '2026-11-23', mark: 'dream' } as const;
    const session = {
      date: '2026-11-23',
      duration: 60,
      assistedDays: 0,
      unassistedDays: 0,
      completedAt: '2026-11-23T20:00:00.000Z',
      days: [],
    };
    const client = createQueryClient();
    await sendMemory(client, { memberId: 7, id: 'a', work: { kind: 'recall-mark', body: mark } });
    await sendMemory(client, { memberId: 7, id: 'b', work: { kind: 'exercise-session', body: session } });
    expect(calls.map(({ body: sent }) => sent)).toEqual([mark, session]);
    expect(calls[1]?.headers.get('idempotency-key')).toBe('b');
  });
});
