import type { Dream } from '@chitta/contract';
import { vi } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { flushOutbox } from '../outbox/flush-outbox.ts';
import type { MemoryWork } from '../outbox/memory/memory-work.ts';
import { createOnlySender } from '../outbox/only-sender.ts';
import type { OutboxEntry, WaitingDream } from '../outbox/outbox-entry.ts';
import { buildOutbox, keptAt } from './build-outbox.ts';

/** Calls of a dream by their path with its number. */
export const ofDream = <Path extends string>(path: Path) => path as Path & 'PATCH /api/dreams/:id';

/** Tabs of member 7 with these entries, before a server that answers so. */
export async function openTab(entries: readonly OutboxEntry[], answers: StubAnswers) {
  const all: StubAnswers = { 'GET /api/user': { json: buildUser() }, ...answers };
  const calls = stubApi(all);
  const { database, outbox } = buildOutbox();
  for (const entry of entries) await database.put(entry);
  const onArrived = vi.fn<(dream: Dream) => void>();
  const settleReading = vi.fn(async (work: WaitingDream) => work);
  const sendRecording = vi.fn(async (_dreamId: number, _recordingId: string): Promise<void> => undefined);
  const sendMemory = vi.fn(async (_id: string, _work: MemoryWork): Promise<void> => undefined);
  const flush = (now = keptAt) =>
    flushOutbox({
      outbox,
      database,
      sender: createOnlySender({ locks: undefined, database, now: () => now }),
      settleReading,
      sendRecording,
      sendMemory,
      onArrived,
      now: () => now,
    });
  const sent = (key: string) => calls.filter((call) => call.key === key);
  const left = () => database.list(7);
  return {
    calls,
    all,
    flush,
    sent,
    left,
    outbox,
    database,
    onArrived,
    settleReading,
    sendRecording,
    sendMemory,
  };
}
