import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyOutbox, openOutbox } from '#web/features/journal/dreams/outbox/open-outbox.ts';
import { buildEntry } from '#web/features/journal/dreams/testing/build-outbox.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { buildDream, dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { useOutboxSender } from './use-outbox-sender.ts';

const listKey = ['dreams', 'list', {}];

async function open() {
  const view = renderQueryHook(() => useOutboxSender(buildUser()));
  view.queryClient.setQueryData(listKey, { pages: [], pageParams: [] });
  const isOld = () => view.queryClient.getQueryState(listKey)?.isInvalidated;
  return { ...view, isOld };
}

describe('useOutboxSender', () => {
  beforeAll(() => loadWords('outbox'));
  afterEach(() => emptyOutbox(7));

  it('sends what waits, says so, and has the journal asked for again', async () => {
    await openOutbox(7).keep(buildEntry());
    const calls = stubApi({
      'GET /api/user': { json: buildUser() },
      'POST /api/dreams': dataAnswer(
        buildDream({ title: 'I was back in my old school and the corridor was f…' }),
      ),
    });
    const { isOld } = await open();
    await waitFor(() => expect(openOutbox(7).state.get().entries).toEqual([]));
    expect(calls.map(({ key }) => key)).toEqual(['GET /api/user', 'POST /api/dreams']);
    expect(currentToast.get()).toMatchObject({
      title: 'Now in your journal',
      description: 'I was back in my old school and the corridor…',
    });
    expect(isOld()).toBe(true);
  });

  it('sees that another tab has sent it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const entry = buildEntry();
    await openOutbox(7).keep(entry);
    const { isOld } = await open();
    expect(isOld()).toBe(false);
    await openOutbox(7).remove(entry);
    await waitFor(() => expect(isOld()).toBe(true));
    vi.restoreAllMocks();
  });
});
