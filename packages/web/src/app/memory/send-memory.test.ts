import 'fake-indexeddb/auto';
import type { NewExerciseSessionRequest } from '@chitta/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { deviceMoments, forgetMoments } from '#web/features/memory/moments/device/device-moments.ts';
import { dayQuery } from '#web/features/memory/moments/moments.api.ts';
import { buildMoment } from '#web/features/memory/moments/testing/build-moment.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
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

  it('sends marks', async () => {
    const calls = stubApi({ 'PUT /api/memory/recall-marks': dataAnswer({}) });
    const mark = { night: '2026-11-23', mark: 'dream' } as const;
    const work = { kind: 'recall-mark', body: mark } as const;
    await sendMemory(createQueryClient(), { memberId: 7, id: 'a', work });
    expect(calls.map(({ body: sent }) => sent)).toEqual([mark]);
  });

  it('sends changes to moments', async () => {
    const path = `PATCH /api/memory/moments/${kept.id}` as 'PATCH /api/memory/moments/:id';
    const calls = stubApi({ [path]: dataAnswer({ ...kept, isArchived: true }) });
    const work = { kind: 'moment-change', before: kept, changes: { isArchived: true }, earlier: [] } as const;
    await sendMemory(createQueryClient(), { memberId: 7, id: 'a', work });
    expect(calls[0]?.body).toMatchObject({ isArchived: true });
  });
});

describe('sendMemory of an exercise', () => {
  const session = {
    date: '2026-11-23',
    duration: 60,
    assistedDays: 0,
    unassistedDays: 0,
    completedAt: '2026-11-23T20:00:00.000Z',
    days: [],
  };
  const id = 'e'.repeat(22);
  const create = 'POST /api/memory/exercise-sessions';
  const remove = `DELETE /api/memory/exercise-sessions/${id}` as 'DELETE /api/memory/exercise-sessions/:id';
  const send = (sent: NewExerciseSessionRequest | null, name = id) =>
    sendMemory(createQueryClient(), {
      memberId: 7,
      id: name,
      work: { kind: 'exercise-session', body: sent },
    });

  it('sends it under its name; one of before by a key', async () => {
    const calls = stubApi({ [create]: { json: { success: true, data: {} }, status: 201 } });
    await send({ ...session, id });
    await send(session, 'an-older-name');
    expect(calls.map(({ body: sent }) => sent)).toEqual([{ ...session, id }, session]);
    expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, 'an-older-name']);
  });

  it('leaves one that was ended elsewhere as it ended there', async () => {
    stubApi({ [create]: failureAnswer(409, 'exercise_sessions.completed', 'Completed.') });
    await expect(send({ ...session, id })).resolves.toBeUndefined();
  });

  it('lets go of it there, also where it is gone already', async () => {
    const calls = stubApi({ [remove]: { json: { success: true } } });
    await send(null);
    expect(calls).toHaveLength(1);
    stubApi({ [remove]: failureAnswer(404, 'exercise_sessions.not_found', 'Gone.') });
    await expect(send(null)).resolves.toBeUndefined();
    stubApi({ [remove]: 'network-failure' });
    await expect(send(null)).rejects.toThrow('Failed to fetch');
  });

  it('throws why it was refused', async () => {
    stubApi({ [create]: failureAnswer(422, 'requests.invalid', 'Invalid.') });
    await expect(send({ ...session, id })).rejects.toMatchObject({ reason: 'requests.invalid' });
  });
});
