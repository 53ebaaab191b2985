import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { deviceRecordings, forgetRecordings, sweepRecordings } from './device-recordings.ts';

const now = Date.UTC(2026, 10, 22);
const hour = 60 * 60_000;

async function keep(id: string, memberId = 7, updatedAt = now) {
  await deviceRecordings.begin({
    id,
    memberId,
    mediaType: 'audio/webm',
    seconds: 0,
    startedAt: updatedAt,
    updatedAt,
  });
}
const bytesOf = (words: string) => new TextEncoder().encode(words).buffer;
const ids = async (memberId = 7) => (await deviceRecordings.list(memberId)).map(({ id }) => id).toSorted();

describe('recordings on this device', () => {
  afterEach(async () => {
    await forgetRecordings(7);
    await forgetRecordings(8);
  });

  it('come back in the order in which they were said, to their member alone', async () => {
    await keep('a');
    for (const index of [1, 0, 2, 10])
      await deviceRecordings.add(
        { recordingId: 'a', index, bytes: bytesOf(`${index} `) },
        { seconds: 4, updatedAt: now },
      );
    const loaded = await deviceRecordings.load(7, 'a');
    expect(await loaded?.sound.text()).toBe('0 1 2 10 ');
    expect([loaded?.sound.type, loaded?.recording.seconds]).toEqual(['audio/webm', 4]);
    expect(await deviceRecordings.load(8, 'a')).toBeNull();
    expect(await deviceRecordings.load(7, 'b')).toBeNull();
  });

  it('take nothing of one that was removed meanwhile, and leave nothing behind', async () => {
    await keep('a');
    await keep('b');
    const stretch = (recordingId: string) => ({ recordingId, index: 0, bytes: bytesOf('x') });
    await deviceRecordings.add(stretch('b'), { seconds: 1, updatedAt: now });
    await deviceRecordings.remove('a');
    await deviceRecordings.add(stretch('a'), { seconds: 1, updatedAt: now });
    await keep('a');
    expect((await deviceRecordings.load(7, 'a'))?.sound.size).toBe(0);
    expect((await deviceRecordings.load(7, 'b'))?.sound.size).toBe(1);
  });

  it('are swept a day after nothing named them any more', async () => {
    await keep('named', 7, now - 48 * hour);
    await keep('young', 7, now - hour);
    await keep('old', 7, now - 48 * hour);
    await keep('of another', 8, now - 48 * hour);
    await sweepRecordings(7, (id) => id === 'named', now);
    expect([await ids(), await ids(8)]).toEqual([['named', 'young'], ['of another']]);
  });
});
