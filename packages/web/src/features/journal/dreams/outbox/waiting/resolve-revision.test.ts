import { describe, expect, it, vi } from 'vitest';
import { buildDream } from '#web/testing/build-dream.ts';
import { buildOutbox } from '../../testing/build-outbox.ts';
import { entryOfRevision } from '../outbox-entry.ts';
import { resolveRevision } from './resolve-revision.ts';

describe('resolveRevision', () => {
  it('waits no longer for an answer than a save does', async () => {
    const { outbox } = buildOutbox();
    const entry = entryOfRevision(buildDream(), { content: 'Two dogs.' }, Date.now());
    await outbox.keep(entry);
    const waited = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
    if (entry.work.kind !== 'revision') throw new TypeError('a revision was built');
    await expect(resolveRevision.inPlace(entry, entry.work, outbox)).rejects.toThrow(/aborted/i);
    expect(waited).toHaveBeenCalledWith(20_000);
    expect(outbox.state.get().entries).toMatchObject([{ work: { basedOn: buildDream().updatedAt } }]);
    waited.mockRestore();
  });
});
